import KataStage
import UIKit

// A view's own colours follow the traits; a layer's CGColor has to be set again.
final class Card: UIView {
  private let ink = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .white : .black
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = ink
    layer.borderColor = ink.cgColor
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previous: UITraitCollection) in
      self.report("handler")
      self.layer.borderColor = self.ink.cgColor
    }
  }

  required init?(coder: NSCoder) { fatalError("no storyboard here") }

  func report(_ label: String) {
    let background = backgroundColor?.resolvedColor(with: traitCollection)
    print(label, name(background), name(layer.borderColor.map { UIColor(cgColor: $0) }))
  }

  private func name(_ color: UIColor?) -> String { color == .white ? "white" : "black" }
}

let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
let stage = Stage(card)
card.report("light")
stage.window.overrideUserInterfaceStyle = .dark
stage.settle()
card.report("dark")
