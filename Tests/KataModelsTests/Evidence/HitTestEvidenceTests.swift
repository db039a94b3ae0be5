import KataModels
import Testing

@MainActor @Suite struct `The public evidence about hit-testing` {
  nonisolated static let coverage = EvidenceCoverage("hittest", waiting: [:])

  @Test func `is replayed, case by case, or waits for a reason`() {
    #expect(Self.coverage.strays == [])
    #expect(Self.coverage.replayed.count == 59)
  }

  @Test(arguments: coverage.replayed.filter { $0.action["query"]?.text != "chain" })
  func `agrees with the model`(evidence: EvidenceCase) throws {
    let tree = EvidenceTree(evidence.setup)
    tree.apply(evidence.action["ops"]?.list ?? [])
    let view = tree[evidence.action["view"]?.text ?? ""]
    let point = CGPoint(evidence.action["point"]?.numbers ?? [])
    if evidence.action["query"]?.text == "pointInside" {
      #expect(view.point(inside: point, with: nil) == evidence.expected.bool)
    } else {
      #expect(evidence.action["query"]?.text == "hitTest")
      #expect(tree.name(of: view.hitTest(point, with: nil)) == evidence.expected.text)
    }
  }

  @Test(arguments: coverage.replayed.filter { $0.action["query"]?.text == "chain" })
  func `agrees with the model's chain of responders`(evidence: EvidenceCase) throws {
    let chain = EvidenceChain(evidence.setup)
    let first = try #require(chain.responders[evidence.action["from"]?.text ?? ""])
    let names = sequence(first: first, next: \.next).map(chain.name)
    #expect(names == evidence.expected.texts)
  }

  nonisolated static let inWords = EvidenceCase.inWords(in: "hittest")

  @Test func `in words is acted out, or waits for a reason`() {
    let waiting = HitTestScripts.waiting
    #expect(Set(HitTestScripts.ids).isDisjoint(with: waiting.keys))
    #expect(Set(Self.inWords.map(\.id)) == Set(HitTestScripts.ids).union(waiting.keys))
    #expect(Set(HitTestScripts.all.keys) == Set(HitTestScripts.ids))
    let count = Self.coverage.replayed.count + HitTestScripts.ids.count
    #expect(waiting.count * 20 <= count)
    print("hittest: \(count) cases agree, \(waiting.count) wait")
  }

  @Test(arguments: inWords.filter { HitTestScripts.waiting[$0.id] == nil })
  func `in words agrees with the model`(evidence: EvidenceCase) throws {
    let script = try #require(HitTestScripts.all[evidence.id])
    #expect(script() == HitTestScripts.reduced(evidence))
  }
}

/// The responders of a case, by name.
@MainActor private struct EvidenceChain {
  private(set) var responders: [String: UIResponder] = [:]

  init(_ setup: JSON) {
    for (name, part) in setup.object ?? [:] { responders[name] = Self.responder(part) }
    for (name, part) in setup.object ?? [:] {
      if let superview = part["super"]?.text { view(superview).addSubview(view(name)) }
      if let root = part["view"]?.text {
        (responders[name] as? UIViewController)?.view = view(root)
      }
      if let delegate = part["delegate"]?.text {
        UIApplication.shared.delegate = responders[delegate] as? Delegate
      }
    }
  }

  private static func responder(_ part: JSON) -> UIResponder {
    switch part["t"]?.text {
    case "view": UIView()
    case "vc": UIViewController()
    case "resp": Delegate()
    case "window": UIWindow()
    case "app": UIApplication.shared
    default: fatalError("no responder '\(part)'")
    }
  }

  private func view(_ name: String) -> UIView {
    guard let view = responders[name] as? UIView else { fatalError("no view '\(name)'") }
    return view
  }

  func name(of responder: UIResponder) -> String {
    responders.first { $0.value === responder }?.key ?? "?"
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {}
}
