import UIKit

/// Uploads a photo in four steps of a second each. While it does, the
/// main queue keeps it. This one is right as it is.
@MainActor final class Uploader {
  /// Called at each step, with 25 to 100.
  var onProgress: ((Int) -> Void)?
  private var percent = 0

  func start() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.percent += 25
      self.onProgress?(self.percent)
      if self.percent < 100 { self.start() }
    }
  }
}

@MainActor protocol EditorDelegate: AnyObject {
  func editorDidUpload(_ editor: EditorViewController)
}

/// Uploads a photo when it is opened, shows how far that has come, and
/// tells its delegate when it is done. When it is closed, it is gone,
/// also in the middle of the upload.
final class EditorViewController: UIViewController {
  let uploader = Uploader()
  var delegate: (any EditorDelegate)?
  private(set) var percent = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    uploader.onProgress = { [weak self] percent in
      guard let self else { return }
      self.percent = percent
      if percent == 100 { delegate?.editorDidUpload(self) }
    }
    uploader.start()
  }
}

/// Opens editors and counts the photos they have uploaded. When it is
/// closed, it is gone.
final class FeedViewController: UIViewController, EditorDelegate {
  private(set) var uploadCount = 0
  private var editor: EditorViewController?

  func edit() {
    let editor = EditorViewController()
    editor.delegate = self
    self.editor = editor
    navigationController?.pushViewController(editor, animated: true)
  }

  func editorDidUpload(_ editor: EditorViewController) {
    uploadCount += 1
  }
}
