import Foundation
import KataCourse
import Testing

/// What a program prints under the rules that a false belief about controllers amounts to.
@Suite struct `A belief about controllers` {
  private static let visit = """
    import KataStage
    import UIKit
    final class List: UIViewController {}
    final class Detail: UIViewController {}
    let detail = Detail()
    print("made", detail.isViewLoaded)
    let navigation = UINavigationController(rootViewController: List())
    let stage = Stage(navigation)
    stage.trace(.loading, .appearance, .isAppearing, .layout)
    navigation.pushViewController(detail, animated: true)
    stage.wait(1)
    print("again")
    navigation.popViewController(animated: false)
    stage.wait(1)
    navigation.pushViewController(detail, animated: false)
    stage.wait(1)
    """

  /// Its lines about the detail screen, with layouts shortened.
  private func lines(under rules: String?) async throws -> [String] {
    let run = try await Model.run(
      Program(source: Self.visit, fileName: "Visit.swift"), rules: rules)
    return run.output.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("Navigation") && !$0.hasPrefix("List") && !$0.hasPrefix("View") }
  }

  private static let appearance = ["Detail.viewWillAppear", "Detail.viewIsAppearing"]
  private static let layout = ["Detail.viewWillLayoutSubviews", "Detail.viewDidLayoutSubviews"]
  private static let end = [
    "again", "Detail.viewWillDisappear", "Detail.viewDidDisappear",
  ]
  private static let secondVisit = appearance + ["Detail.viewDidAppear"]

  @Test func `true rules load once, before the first appearance`() async throws {
    let seen = try await lines(under: nil)
    let first = ["made false", "Detail.viewDidLoad"] + Self.appearance + Self.layout
    #expect(seen == first + ["Detail.viewDidAppear"] + Self.end + Self.secondVisit)
  }

  @Test func `loading at every visit`() async throws {
    let seen = try await lines(under: #"{"appearance": {"loading": "atEveryVisit"}}"#)
    #expect(seen.filter { $0 == "Detail.viewDidLoad" }.count == 2)
    #expect(seen.suffix(4) == ["Detail.viewDidLoad"] + Self.secondVisit)
  }

  @Test func `loading when it is made`() async throws {
    let seen = try await lines(under: #"{"appearance": {"loading": "atInit"}}"#)
    #expect(seen.first == "made true")
    #expect(!seen.contains("Detail.viewDidLoad"))
  }

  private static let changes = """
    import KataStage
    import UIKit
    final class Feed: UIViewController {}
    final class Photo: UIViewController {}
    let navigation = UINavigationController(rootViewController: Feed())
    let stage = Stage(navigation)
    stage.trace(.appearance)
    print("push")
    navigation.pushViewController(Photo(), animated: true)
    stage.wait(1)
    print("swipe")
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), over: 1)
    stage.wait(1)
    print("sheet")
    navigation.present(UIViewController().named("Editor"), animated: true)
    stage.wait(1)
    print("end")
    """

  /// What the program prints between one of its own lines and the next.
  private func lines(of act: String, under rules: String?) async throws -> [String] {
    let run = try await Model.run(
      Program(source: Self.changes, fileName: "Changes.swift"), rules: rules)
    let lines = run.output.split(separator: "\n").map(String.init)
    let rest = lines.drop { $0 != act }.dropFirst()
    return rest.prefix { $0.contains(".") }.filter { !$0.hasPrefix("Navigation") }
  }

  private static let orders: [(act: String, rules: String?, lines: [String])] = [
    (
      "push", nil,
      [
        "Feed.viewWillDisappear", "Photo.viewWillAppear", "Feed.viewDidDisappear",
        "Photo.viewDidAppear",
      ]
    ),
    (
      "push",
      """
      {"appearance": {"push": ["new.loads", "new.viewWillAppear", "new.joinsWindow",
        "transition.runs", "new.viewDidAppear", "old.viewWillDisappear", "old.viewDidDisappear"]}}
      """,
      [
        "Photo.viewWillAppear", "Photo.viewDidAppear", "Feed.viewWillDisappear",
        "Feed.viewDidDisappear",
      ]
    ),
    (
      "push",
      """
      {"appearance": {"push": ["new.loads", "old.viewWillDisappear", "new.viewWillAppear",
        "new.joinsWindow", "transition.runs", "new.viewDidAppear", "old.viewDidDisappear"]}}
      """,
      [
        "Feed.viewWillDisappear", "Photo.viewWillAppear", "Photo.viewDidAppear",
        "Feed.viewDidDisappear",
      ]
    ),
    (
      "swipe",
      """
      {"appearance": {"swipeBack": ["transition.runs", "new.loads", "old.viewWillDisappear",
        "new.viewWillAppear", "new.joinsWindow", "old.viewDidDisappear", "new.viewDidAppear"],
        "swipeBackCancelled": []}}
      """,
      []
    ),
    ("sheet", nil, ["Editor.viewWillAppear", "Editor.viewDidAppear"]),
    (
      "sheet",
      """
      {"appearance": {"sheetPresent": ["new.loads", "old.viewWillDisappear", "new.viewWillAppear",
        "new.joinsWindow", "transition.runs", "new.viewDidAppear", "old.viewDidDisappear"]}}
      """,
      [
        "Photo.viewWillDisappear", "Editor.viewWillAppear", "Editor.viewDidAppear",
        "Photo.viewDidDisappear",
      ]
    ),
    (
      "sheet", #"{"presentation": {"automatic": "fullScreen"}}"#,
      [
        "Photo.viewWillDisappear", "Editor.viewWillAppear", "Editor.viewDidAppear",
        "Photo.viewDidDisappear",
      ]
    ),
  ]

  @Test("of one container's order is one value", arguments: orders)
  func isOneValue(order: (act: String, rules: String?, lines: [String])) async throws {
    #expect(try await lines(of: order.act, under: order.rules) == order.lines)
  }

  @Test func `is appearing after layout`() async throws {
    let rules = """
      {"appearance": {"layout": ["viewWillLayoutSubviews", "layoutSubviews",
        "viewDidLayoutSubviews", "viewIsAppearing"]}}
      """
    let seen = try await lines(under: rules)
    let first =
      ["made false", "Detail.viewDidLoad", "Detail.viewWillAppear"] + Self.layout
      + ["Detail.viewIsAppearing", "Detail.viewDidAppear"]
    #expect(seen.prefix(first.count) == first[...])
  }
}
