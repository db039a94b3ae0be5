import Foundation
import KataTestSupport

/// What somebody saw of controllers and layout on an Apple system.
struct LifecycleCase: Decodable, Sendable {
  let id: String
  let expected: [String]
  let gradable: Bool
  let ignore: String?

  static let gradable: [LifecycleCase] = {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized
    let file = package.appending(path: "Katas/evidence/lifecycle.json")
    guard let data = try? RealDisk.data(at: file),
      let cases = try? JSONDecoder().decode([LifecycleCase].self, from: data)
    else { return [] }
    return cases.filter(\.gradable)
  }()

  /// The expected lines as the model traces them, without the callbacks that its script leaves
  /// out: a layer's, and layouts whose number nobody vouches for.
  var lines: [String] {
    expected.map(Self.spelledAsTraced).filter { line in
      if line.hasSuffix("layerWillDraw") { return false }
      let isLayout = line.contains(/view(Will|Did)LayoutSubviews/)
      return !isLayout || (ignore == nil && id != "C08")
    }
  }

  private static func spelledAsTraced(_ line: String) -> String {
    line
      .replacing("(false)", with: "").replacing("(true)", with: "")
      .replacing("MoveToParent(Nav)", with: "Move(toParent: Navigation)")
      .replacing(/MoveToParent\((\w+)\)/) { "Move(toParent: \($0.output.1))" }
      .replacing(/MoveToParent$/, with: "Move(toParent: P)")
  }
}
