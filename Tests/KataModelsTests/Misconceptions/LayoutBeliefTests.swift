import Foundation
import Testing

@testable import KataModels

/// Each false belief about constraints gives the answer it predicts, where the truth gives another.
@MainActor @Suite struct `A false belief about constraints` {
  private func strengths(
    _ rules: UIKitRules.Layout, _ priorities: [UILayoutPriority]
  ) -> [Strength] {
    let policy = ConstraintPolicy(rules)
    return priorities.enumerated().map { policy.strength($1, $0 + 1) }
  }

  @Test func `has the later one win`() {
    var rules = UIKitRules.Layout()
    let truth = strengths(rules, [.required, .defaultLow])
    #expect(truth == [.required, Strength(priority: 250)])
    rules.priorityDecides = false
    let believed = strengths(rules, [.required, .defaultLow])
    #expect(believed[0].priority < believed[1].priority)
    #expect(!believed[1].isRequired)
  }

  @Test func `takes 999 for required`() {
    var rules = UIKitRules.Layout()
    #expect(strengths(rules, [UILayoutPriority(999)]) == [Strength(priority: 999)])
    rules.leastRequiredPriority = 999
    #expect(strengths(rules, [UILayoutPriority(999)]) == [.required])
  }

  @Test func `takes hugging for a resistance to shrinking`() {
    var rules = UIKitRules.Layout()
    #expect(ConstraintPolicy(rules).hugging == .lessThanOrEqual)
    rules.huggingKeepsFromGrowing = false
    #expect(ConstraintPolicy(rules).hugging == .greaterThanOrEqual)
    #expect(ConstraintPolicy(rules).resistance == .lessThanOrEqual)
  }

  @Test func `leaves a view where its frame was set, under constraints`() async {
    #expect(Nudge.left == 20)
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("UIKATA_RULES", #"{"layout": {"constraintsPutFramesBack": false}}"#, 1)
      guard Nudge.left == 100 else { exit(1) }
    }
  }
}

/// A card that constraints put at 20 points, that its center is moved from, and that is laid out.
@MainActor private enum Nudge {
  static var left: CGFloat {
    let (feed, card) = (UIView(), UIView())
    feed.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.leftAnchor.constraint(equalTo: feed.leftAnchor, constant: 20).isActive = true
    feed.layoutIfNeeded()
    card.center.x = 100
    feed.setNeedsLayout()
    feed.layoutIfNeeded()
    return card.center.x
  }
}
