import UIKit

@MainActor protocol EditorDelegate: AnyObject {
  func editor(_ editor: EditorViewController, didSave photo: Photo)
  func editorDidCancel(_ editor: EditorViewController)
}

extension EditorDelegate {
  func editorDidCancel(_ editor: EditorViewController) {}
}

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
    editor.delegate = self
    let navigation = UINavigationController(rootViewController: editor)
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true)
  }
}

extension PhotoViewController: EditorDelegate {
  func editor(_ editor: EditorViewController, didSave photo: Photo) {
    self.photo = photo
    captionLabel.text = photo.caption
    editor.presentingViewController?.dismiss(animated: true)
  }
}

/// Edits a caption. `choosePlace()` pushes the list of places; `save()`
/// hands the new caption back, and the editor goes away.
final class EditorViewController: UIViewController {
  let captionField = UITextField()
  weak var delegate: (any EditorDelegate)?
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
    delegate?.editor(self, didSave: photo)
  }
}
