import UIKit

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
      self.refresh()
    }
    refresh()
  }

  deinit {
    timer?.invalidate()
  }

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

final class PhotoCell: UITableViewCell {
  private let photoView = UIImageView()

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
    URLSession.shared.dataTask(with: photo.url) { data, _, _ in
      guard let data, let image = UIImage(data: data) else { return }
      DispatchQueue.main.async {
        self.photoView.image = image
      }
    }.resume()
  }
}
