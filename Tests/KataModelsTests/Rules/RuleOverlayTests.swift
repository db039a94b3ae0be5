import KataModels
import Testing

@Suite("An overlay of rules")
struct RuleOverlayTests {
  @Test func `replaces what it names and nothing else`() throws {
    var expected = UIKitRules()
    expected.appearance.loading = .atEveryVisit
    expected.appearance.transitionSeconds = 0.5
    let text = #"{"appearance": {"loading": "atEveryVisit", "transitionSeconds": 0.5}}"#
    #expect(try UIKitRules().overlaid(with: text) == expected)
    #expect(try UIKitRules().overlaid(with: "{}") == UIKitRules())
  }

  @Test func `replaces an order of callbacks`() throws {
    var expected = UIKitRules()
    expected.appearance.push = [.newLoads, .transitionRuns, .newDidAppear]
    let text = #"{"appearance":{"push":["new.loads","transition.runs","new.viewDidAppear"]}}"#
    #expect(try UIKitRules().overlaid(with: text) == expected)
  }

  static let refused: [(String, RuleOverlayError, String)] = [
    ("[]", .notAnObject, "an overlay is a JSON object of groups of rules"),
    ("{", .notAnObject, "an overlay is a JSON object of groups of rules"),
    (#"{"looks": {}}"#, .unknownRule("looks"), "there is no rule 'looks'"),
    (
      #"{"appearance": {"pus": []}}"#, .unknownRule("appearance.pus"),
      "there is no rule 'appearance.pus'"
    ),
    (
      #"{"appearance": 1}"#, .wrongType("appearance"), "the rule 'appearance' can't have that value"
    ),
    (
      #"{"appearance": {"loading": "never"}}"#, .wrongType("appearance.loading"),
      "the rule 'appearance.loading' can't have that value"
    ),
    (
      #"{"appearance": {"push": ["sideways"]}}"#, .wrongType("appearance.push"),
      "the rule 'appearance.push' can't have that value"
    ),
    (
      #"{"appearance": {"transitionSeconds": null}}"#, .wrongType("appearance.transitionSeconds"),
      "the rule 'appearance.transitionSeconds' can't have that value"
    ),
  ]

  @Test("is refused in one sentence", arguments: refused)
  func isRefused(text: String, error: RuleOverlayError, sentence: String) {
    #expect(throws: error) { try UIKitRules().overlaid(with: text) }
    #expect("\(error)" == sentence)
  }
}

@Suite("The catalogue of rules")
struct RuleCatalogueTests {
  @Test func `lists each rule once, with a sentence, a system and a source`() {
    let ids = UIKitRules.catalogue.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("appearance.push"))
    for rule in UIKitRules.catalogue {
      #expect(!rule.says.isEmpty && !rule.says.hasSuffix("."))
      #expect(rule.since.hasPrefix("iOS "))
      #expect(!rule.source.isEmpty)
    }
  }

  @Test func `lists every value that an overlay may name, but what is withheld`() throws {
    let values = try JSONSerialization.jsonObject(with: JSONEncoder().encode(UIKitRules()))
    let groups = try #require(values as? [String: [String: Any]])
    let names = groups.filter { $0.key != "withheld" }
      .flatMap { group, rules in rules.keys.map { "\(group).\($0)" } }
    #expect(Set(names) == Set(UIKitRules.catalogue.map(\.id)))
  }

  @Test func `puts every order of a container into one table`() {
    let appearance = UIKitRules.catalogue.filter { $0.id.hasPrefix("appearance.") }
    let tables = Dictionary(grouping: appearance, by: \.table?.title)
      .mapValues { $0.map { String($0.id.dropFirst("appearance.".count)) } }
    #expect(
      tables == [
        "A screen arrives": [
          "push", "fullScreenPresent", "sheetPresent", "tabSwitch", "pageScroll", "pageCurl",
        ],
        "A screen goes back where it came from": [
          "pop", "swipeBack", "fullScreenDismiss", "sheetDismiss", "sheetDrag",
        ],
        "A finger lets go too early": [
          "swipeBackCancelled", "sheetDragCancelled", "pageScrollCancelled", "pageCurlCancelled",
        ],
        nil: ["loading", "layout", "transitionSeconds"],
      ])
  }

  @Test func `reads back as data`() throws {
    let data = Data(UIKitRules.catalogueJSON.utf8)
    #expect(try JSONDecoder().decode([RuleDescription].self, from: data) == UIKitRules.catalogue)
  }
}
