import KataStage
import UIKit

// One button, three ways to hear of a tap.
final class Editor: UIViewController {
  private lazy var saveButton = UIButton(
    primaryAction: UIAction(title: "Save") { [weak self] action in
      print("primary", action.title, (action.sender as? UIButton)?.currentTitle ?? "", self != nil)
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    saveButton.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    saveButton.addTarget(self, action: #selector(save), for: .touchDown)
    saveButton.addTarget(self, action: #selector(share(_:)), for: .touchUpInside)
    saveButton.addTarget(nil, action: #selector(List.refresh), for: .touchDown)
    saveButton.addAction(UIAction { _ in print("action") }, for: .touchUpInside)
    view.addSubview(saveButton.named("save"))
  }

  @objc private func save() { print("save") }
  @IBAction func share(_ sender: UIButton) { print("share", sender.isHighlighted) }
}

final class List: UINavigationController {
  @objc func refresh() { print("refresh") }
}

let stage = Stage(List(rootViewController: Editor()), tracing: [.actions])
stage.tap(CGPoint(x: 70, y: 42))
