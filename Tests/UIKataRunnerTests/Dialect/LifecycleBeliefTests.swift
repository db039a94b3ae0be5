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
