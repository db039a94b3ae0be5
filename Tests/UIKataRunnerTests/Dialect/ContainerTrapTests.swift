import KataCourse
import Testing

/// What UIKit refuses with an exception, a program on the model is told by a trap in its own line.
@Suite("A container refuses")
struct ContainerTrapTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    var act: String
    var message: String
    var testDescription: String { act }
  }

  @Test(arguments: [
    Refusal(
      act: "navigation.pushViewController(feed, animated: true)",
      message: "Pushing the same view controller instance more than once is not supported"),
    Refusal(
      act: "navigation.pushViewController(UINavigationController(), animated: true)",
      message: "Pushing a navigation controller is not supported"),
    Refusal(
      act: "navigation.viewControllers = [feed, feed]",
      message: "All view controllers in a navigation controller must be distinct"),
    Refusal(
      act: "feed.addChild(navigation)",
      message: "a controller can't be added to itself or to a controller inside it"),
    Refusal(
      act: "navigation.present(feed, animated: true)",
      message: "Application tried to present modally an active controller <Feed>."),
    Refusal(
      act: "navigation.present(navigation, animated: true)",
      message: "Application tried to present modally an active controller <Navigation>."),
    Refusal(
      act: "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)"
        + ".setViewControllers(nil, direction: .forward, animated: false)",
      message: "a page controller of the course's model shows one page"),
  ])
  func `what can't be, in the line that asks`(refusal: Refusal) async throws {
    let run = try await Model.run(
      """
      import KataStage
      import UIKit
      final class Feed: UIViewController {}
      let feed = Feed()
      let navigation = UINavigationController(rootViewController: feed)
      let stage = Stage(navigation)
      \(refusal.act)
      """)
    guard case .crashed(let crash) = run.ending else {
      Issue.record("\(run.ending)")
      return
    }
    #expect(crash.line == 7)
    #expect(crash.message == refusal.message)
  }
}
