import UIKit

/// Shows a photo's caption. `edit()` presents the editor for it.
final class PhotoViewController: UIViewController {
  let captionLabel = UILabel()
  private var photo: Photo

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    captionLabel.text = photo.caption
    view.addSubview(captionLabel)
  }

  @objc func edit() {
    let editor = EditorViewController(photo: photo) { [weak self] photo in
      self?.photo = photo
      self?.captionLabel.text = photo.caption
      self?.dismiss(animated: true)
    }
    let stack = UINavigationController(rootViewController: editor)
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }
}

/// Edits a caption. `choosePlace()` pushes the list of places; `save()`
/// hands the new caption back, and the editor goes away.
final class EditorViewController: UIViewController {
  let captionField = UITextField()
  private var photo: Photo
  private let onSave: (Photo) -> Void

  init(photo: Photo, onSave: @escaping (Photo) -> Void) {
    self.photo = photo
    self.onSave = onSave
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    captionField.text = photo.caption
    view.addSubview(captionField)
  }

  @objc func choosePlace() {
    navigationController?.pushViewController(
      PlacesViewController(), animated: true)
  }

  @objc func save() {
    photo.caption = captionField.text ?? ""
    onSave(photo)
  }
}
