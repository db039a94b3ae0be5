import Foundation
import KataCourse
import Testing

@testable import UIKataRunner

@Suite struct `A program of an app` {
  @Test func `without scenes doesn't launch under a later SDK`() async throws {
    let program = Program(
      source: """
        import KataStage
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        let delegate = AppDelegate()
        print("built")
        _ = Stage(launchingWithoutScenes: delegate)
        print("launched")
        """)
    let today = try await Model.run(program)
    #expect(today.output == "built\nlaunched\n")
    #expect(
      today.errors == """
        UIScene lifecycle will soon be required. \
        Failure to adopt will result in an assert in the future.

        """)
    let later = try await Model.run(program, rules: #"{"scenes": {"sdk": 27}}"#)
    #expect(later.output == "built\n")
    guard case .crashed(let crash) = later.ending else {
      Issue.record("\(later.ending)")
      return
    }
    #expect(crash.line == 6)
    #expect(crash.message == "UIScene life cycle is required for apps built with this SDK")
  }

  @Test func `that is believed to disappear in the background says so`() async throws {
    let program = Program(
      source: """
        import KataStage
        import UIKit
        final class Feed: UIViewController {}
        let stage = Stage(Feed())
        stage.trace(.appearance)
        stage.enterBackground()
        print("home")
        """)
    #expect(try await Model.run(program).output == "home\n")
    let rules = """
      {"scenes": {"toBackground": ["root.viewWillDisappear", "Scene.sceneDidEnterBackground",
      "root.viewDidDisappear"]}}
      """
    let belief = try await Model.run(program, rules: rules)
    #expect(belief.output == "Feed.viewWillDisappear\nFeed.viewDidDisappear\nhome\n")
  }

  @Test(arguments: [
    "UITraitCollection().horizontalSizeClass", "UIView().traitOverrides", "UIColor.systemRed",
    "UIApplication.shared.isIdleTimerDisabled", "UIControl.Event.menuActionTriggered",
    "UIDatePicker()",
    "UIView().layer.mask", "UIApplication.willTerminateNotification",
  ])
  func `is told what the model leaves out`(expression: String) async throws {
    let program = Program(source: "import UIKit\nlet used = \(expression)")
    guard case .rejected(let diagnostics, _) = try await Model.runner().compile(program) else {
      Issue.record("the compiler took it")
      return
    }
    #expect(diagnostics.map(\.line) == [2])
    #expect(diagnostics.allSatisfy { $0.message.contains("the course's model leaves it out") })
  }
}
