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
    URLSession.shared.dataTask(with: albumsURL) { [weak self] data, _, _ in
      let albums = data.flatMap { try? JSONDecoder().decode([Album].self, from: $0) } ?? []
      DispatchQueue.main.async {
        self?.albums = albums
        self?.tableView.reloadData()
      }
    }.resume()
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    albums.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(
        withIdentifier: "Album", for: indexPath) as! AlbumCell
    cell.show(albums[indexPath.row])
    return cell
  }
}

final class AlbumCell: UITableViewCell {
  private var shownURL: URL?

  func show(_ album: Album) {
    let url = album.coverURL
    shownURL = url
    textLabel?.text = album.title
    accessoryType = album.isShared ? .checkmark : .none
    imageView?.image = nil
    DispatchQueue.global().async { [weak self] in
      guard let data = try? Data(contentsOf: url), let image = UIImage(data: data) else { return }
      let cover = image.preparingThumbnail(of: CGSize(width: 80, height: 60)) ?? image
      DispatchQueue.main.async {
        guard let self, self.shownURL == url else { return }
        self.imageView?.image = cover
        self.setNeedsLayout()
      }
    }
  }
}
