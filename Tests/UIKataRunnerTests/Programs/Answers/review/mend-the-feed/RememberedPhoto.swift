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
  private var activation: (any NSObjectProtocol)?

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
    timer = Timer.scheduledTimer(
      timeInterval: 30, target: self,
      selector: #selector(refresh), userInfo: nil, repeats: true)
    activation = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification,
      object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.refresh() }
    }
  }

  private func stopRefreshing() {
    timer?.invalidate()
    timer = nil
    if let activation {
      NotificationCenter.default.removeObserver(activation)
    }
    activation = nil
  }

  @objc private func refresh() {
    PhotoAPI.shared.latest { [weak self] result in
      DispatchQueue.main.async {
        guard case .success(let photos) = result else { return }
        self?.photos = photos
        self?.tableView.reloadData()
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
  private var photo: Photo?

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
    self.photo = photo
    photoView.image = nil
    Task { [weak self, loader] in
      do {
        let image = try await loader.image(for: photo.url)
        let ready = await image.byPreparingForDisplay() ?? image
        guard let self, self.photo == photo else { return }
        self.photoView.image = ready
      } catch {
        guard let self, self.photo == photo else { return }
        self.photoView.image = UIImage(data: Data())
      }
    }
  }
}
