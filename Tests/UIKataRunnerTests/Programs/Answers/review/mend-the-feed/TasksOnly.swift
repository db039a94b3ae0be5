import UIKit

/// Gives the photo of a URL. Tests put a loader of their own here.
protocol ImageLoading: Sendable {
  func image(for url: URL) async throws -> UIImage
}

extension URLSession: ImageLoading {
  func image(for url: URL) async throws -> UIImage {
    let (data, _) = try await data(from: url)
    guard let image = UIImage(data: data) else {
      throw URLError(.cannotDecodeContentData)
    }
    return image
  }
}

@MainActor
final class FeedViewController: UITableViewController {
  private var photos: [Photo] = []
  private var refreshing: Task<Void, Never>?
  private var watching: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 100
    tableView.register(PhotoCell.self, forCellReuseIdentifier: "PhotoCell")
    refresh()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stop()
    refreshing = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(30))
        guard !Task.isCancelled else { return }
        self?.refresh()
      }
    }
    watching = Task { [weak self] in
      let notes = NotificationCenter.default.notifications(
        named: UIApplication.didBecomeActiveNotification)
      for await _ in notes.map({ _ in () }) { self?.refresh() }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stop()
  }

  private func stop() {
    refreshing?.cancel()
    watching?.cancel()
  }

  private func refresh() {
    PhotoAPI.shared.latest { [weak self] result in
      Task { @MainActor [weak self] in
        guard let self, let photos = try? result.get() else { return }
        self.photos = photos
        self.tableView.reloadData()
      }
    }
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    photos.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(
        withIdentifier: "PhotoCell", for: indexPath) as! PhotoCell
    cell.configure(with: photos[indexPath.row])
    return cell
  }
}

/// Shows one photo, as soon as its loader has it.
final class PhotoCell: UITableViewCell {
  var loader: any ImageLoading = URLSession.shared
  let photoView = UIImageView()
  private var load: Task<Void, Never>?

  override init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    photoView.frame = contentView.bounds
    photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    photoView.contentMode = .scaleAspectFit
    contentView.addSubview(photoView)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    load?.cancel()
    photoView.image = nil
  }

  func configure(with photo: Photo) {
    load = Task {
      guard let image = try? await loader.image(for: photo.url),
        !Task.isCancelled
      else { return }
      photoView.image = image
    }
  }
}
