import UIKit

struct Photo {
  let id: Int
  var caption: String
  var place: Place?
}

final class PhotoViewController: UIViewController {
  private let photo: Photo
  private let store: PhotoStore
  private let captionLabel = UILabel()

  init(photo: Photo, store: PhotoStore) {
    self.photo = photo
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(caption: photo.caption)
  }

  func show(caption: String) {
    captionLabel.text = caption
  }

  @objc private func edit() {
    let editor = EditorViewController()
    editor.photo = photo
    editor.store = store
    present(editor, animated: true)
  }

  @objc private func takeOutOfAlbum() {
    let album = navigationController?.viewControllers[1]
      as? AlbumViewController
    album?.takeOut(photo)
    navigationController?.popViewController(animated: true)
  }
}

final class EditorViewController: UIViewController {
  var photo: Photo!
  var store: PhotoStore!
  private let textView = UITextView()
  private let picker = PlacePickerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.text = photo.caption
    picker.delegate = self
  }

  @objc private func choosePlace() {
    navigationController?.pushViewController(picker, animated: true)
  }

  @objc private func save() {
    photo.caption = textView.text
    try? store.save(photo)
    let stack = presentingViewController as? UINavigationController
    let screen = stack?.topViewController as? PhotoViewController
    screen?.show(caption: photo.caption)
    dismiss(animated: true)
  }
}

extension EditorViewController: PlacePickerDelegate {
  func picked(_ place: Place) { photo.place = place }
}

final class PlacePickerViewController: UITableViewController {
  var delegate: PlacePickerDelegate?
}
