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
    Task { [weak self, albumsURL] in
      let data = try? await URLSession.shared.data(from: albumsURL).0
      let albums = data.flatMap {
        try? JSONDecoder().decode([Album].self, from: $0)
      }
      self?.albums = albums ?? []
      self?.tableView.reloadData()
    }
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
  private var load: Task<Void, Never>?

  override func prepareForReuse() {
    super.prepareForReuse()
    load?.cancel()
    imageView?.image = nil
  }

  func show(_ album: Album) {
    textLabel?.text = album.title
    accessoryType = album.isShared ? .checkmark : .none
    load = Task {
      let cover = try? await Self.cover(at: album.coverURL)
      guard let cover, !Task.isCancelled else { return }
      imageView?.image = cover
      setNeedsLayout()
    }
  }

  @concurrent
  private static func cover(at url: URL) async throws -> UIImage? {
    let (data, _) = try await URLSession.shared.data(from: url)
    return UIImage(data: data)?.preparingForDisplay()
  }
}
