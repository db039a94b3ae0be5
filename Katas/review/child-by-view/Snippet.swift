import UIKit

final class AlbumViewController: UIViewController {
  private let album: Album
  private let grid: GridViewController
  private let segments = UISegmentedControl(
    items: ["Photos", "Comments"])

  init(album: Album) {
    self.album = album
    grid = GridViewController(album: album)
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = .systemBackground
    navigationItem.titleView = segments
    segments.addTarget(
      self, action: #selector(switchContent), for: .valueChanged)
    grid.onShare = { photo in self.share(photo) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.view.frame = contentFrame
    view.addSubview(grid.view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    grid.viewDidLoad()
  }

  @objc private func switchContent() {
    if segments.selectedSegmentIndex == 0 {
      view.bringSubviewToFront(grid.view)
    } else {
      let comments = CommentsViewController(album: album)
      comments.view.frame = contentFrame
      view.addSubview(comments.view)
    }
  }

  private var contentFrame: CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(
      x: 0, y: 88, width: screen.width, height: screen.height - 88)
  }

  private func share(_ photo: Photo) {
    let sheet = UIActivityViewController(
      activityItems: [photo.url], applicationActivities: nil)
    present(sheet, animated: true)
  }
}

final class GridViewController: PhotoGridViewController {
  var onShare: ((Photo) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(reload), name: .albumChanged,
      object: nil)
    reload()
  }

  override func didSelect(_ photo: Photo) {
    navigationController?.pushViewController(
      PhotoViewController(photo: photo), animated: true)
  }
}
