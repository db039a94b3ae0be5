import UIKit

final class AlbumsViewController: UITableViewController {
  private let albumsURL: URL
  private var albums: [Album] = []

  init(albumsURL: URL) {
    self.albumsURL = albumsURL
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: "Album")
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(
      self, action: #selector(reload), for: .valueChanged)
    reload()
  }

  @objc private func reload() {
    let data = try! Data(contentsOf: albumsURL)
    albums = try! JSONDecoder().decode([Album].self, from: data)
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    albums.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "Album", for: indexPath)
    let album = albums[indexPath.row]
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    let cover = try? Data(contentsOf: album.coverURL)

    var content = cell.defaultContentConfiguration()
    content.text = album.title
    content.secondaryText = formatter.string(from: album.date)
    content.image = cover.flatMap { UIImage(data: $0) }
    content.imageProperties.maximumSize = CGSize(
      width: 56, height: 56)
    cell.contentConfiguration = content
    if album.isShared {
      cell.accessoryType = .checkmark
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    let album = albums[indexPath.row]
    show(AlbumViewController(album: album), sender: self)
  }
}
