/// The characters that drawings are made of.
public struct Strokes: Sendable, Hashable {
  var horizontal: Character
  var vertical: Character
  /// Clockwise from the top left.
  var corners: [Character]
  /// What fills a view too small for a frame.
  var fill: Character
  /// Before the last child of a tree, before another, and below another.
  var branches: [String]
  /// Between width and height.
  var times: Character
  /// Between the names of views that cover each other exactly.
  var inside: String
  /// What happens to a touch: it goes down to a view, past one, hits one, goes up to one.
  var journey: (down: Character, past: Character, hit: Character, up: Character) {
    isBox ? ("↓", "×", "●", "↑") : ("v", "x", "*", "^")
  }
  /// Right, down, up.
  var arrows: (right: Character, down: Character, up: Character) {
    isBox ? ("►", "▼", "▲") : (">", "v", "^")
  }
  /// What wasn't taken.
  var dashes: (horizontal: Character, vertical: Character) { isBox ? ("╌", "╎") : (".", ":") }
  /// Where a line leaves a box: to the right, below, above.
  var exits: (right: Character, below: Character, above: Character) {
    isBox ? ("├", "┬", "┴") : ("+", "+", "+")
  }
  /// What stands for the rest.
  var rest: Character { isBox ? "…" : "~" }
  private var isBox: Bool { self == .box }

  /// For terminals whose locale is UTF-8.
  public static let box = Strokes(
    horizontal: "─", vertical: "│", corners: ["┌", "┐", "┘", "└"], fill: "▒",
    branches: ["└─ ", "├─ ", "│  "], times: "×", inside: " › ")

  public static let ascii = Strokes(
    horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"], fill: "#",
    branches: ["`- ", "|- ", "|  "], times: "x", inside: " > ")
}

extension Double {
  /// As people write it: without a fraction where there is none, else with up to two digits.
  var short: String {
    guard isFinite, magnitude < 1e9 else { return "\(self)" }
    let hundredths = (self * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

extension ViewSnapshot {
  /// What a drawing calls the view: a nameless root view goes by its controller's name, a
  /// nameless window has no number.
  var label: String {
    switch name.prefix(while: { $0 != "#" }) {
    case "View": controller ?? name
    case "Window": "Window"
    default: name
    }
  }

  func size(_ strokes: Strokes) -> String {
    "\(bounds[2].short)\(strokes.times)\(bounds[3].short)"
  }

  /// Whether anything of it can be seen; UIKit draws, and touches, nothing fainter.
  var isVisible: Bool { !isHidden && alpha >= 0.01 }
}
