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
  private var isRefreshing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 100
    tableView.register(
      PhotoCell.self, forCellReuseIdentifier: "PhotoCell")
    refresh()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    startRefreshing()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopRefreshing()
  }

  /// Stops first: after a swipe back that is let go this comes again
  /// without `viewDidDisappear` in between.
  private func startRefreshing() {
    stopRefreshing()
    timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.refresh() }
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(refresh),
      name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  private func stopRefreshing() {
    timer?.invalidate()
    timer = nil
    NotificationCenter.default.removeObserver(
      self, name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @objc private func refresh() {
    guard !isRefreshing else { return }
    isRefreshing = true
    PhotoAPI.shared.latest { [weak self] result in
      Task { @MainActor in
        guard let self else { return }
        self.isRefreshing = false
        switch result {
        case .success(let photos):
          self.photos = photos
          self.tableView.reloadData()
        case .failure(let error):
          print(error.localizedDescription)
        }
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
  private var loadTask: Task<Void, Never>?

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
    loadTask?.cancel()
    loadTask = nil
    photoView.image = nil
  }

  func configure(with photo: Photo) {
    loadTask?.cancel()
    let size = CGSize(width: 100, height: 100)
    loadTask = Task { [weak self, loader] in
      do {
        let image = try await loader.image(for: photo.url)
        let thumbnail = await image.byPreparingThumbnail(ofSize: size)
        try Task.checkCancellation()
        self?.photoView.image = thumbnail ?? image
      } catch {}
    }
  }

  deinit { loadTask?.cancel() }
}
