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
    let editor = EditorViewController(photo: photo)
    editor.onSave = { [weak self] photo in self?.show(photo) }
    present(
      UINavigationController(rootViewController: editor), animated: true)
  }

  private func show(_ photo: Photo) {
    self.photo = photo
    captionLabel.text = photo.caption
  }
}

/// Edits a caption. `choosePlace()` pushes the list of places; `save()`
/// hands the new caption back, and the editor goes away.
final class EditorViewController: UIViewController {
  let captionField = UITextField()
  var onSave: ((Photo) -> Void)?
  private var photo: Photo

  init(photo: Photo) {
    self.photo = photo
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
    onSave?(photo)
    dismiss(animated: true)
  }
}
