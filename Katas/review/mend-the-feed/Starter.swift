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

/// Asks for the latest photos when it opens and, while it is on the
/// screen, every 30 seconds and when the app becomes active.
final class FeedViewController: UITableViewController {
  private var photos: [Photo] = []
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 100
    tableView.register(
      PhotoCell.self, forCellReuseIdentifier: "PhotoCell")
    timer = Timer.scheduledTimer(
      timeInterval: 30, target: self,
      selector: #selector(refresh), userInfo: nil, repeats: true)
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification,
      object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated { self.refresh() }
    }
    refresh()
  }

  isolated deinit { timer?.invalidate() }

  @objc private func refresh() {
    PhotoAPI.shared.latest { result in
      guard case .success(let photos) = result else { return }
      self.photos = photos
      self.tableView.reloadData()
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
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "PhotoCell", for: indexPath) as! PhotoCell
    cell.configure(with: photos[indexPath.row])
    return cell
  }
}

/// Shows one photo, as soon as its loader has it.
final class PhotoCell: UITableViewCell {
  var loader: any ImageLoading = URLSession.shared
  let photoView = UIImageView()

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

  func configure(with photo: Photo) {
    Task {
      photoView.image = try await loader.image(for: photo.url)
    }
  }
}
