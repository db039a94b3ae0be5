import Testing

@testable import KataModels

/// The evidence's cases R001–R022.
@Suite struct `The states of a recogniser` {
  typealias State = UIGestureRecognizer.State

  static let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  static let steps: [State: Set<State>] = [
    .possible: [.began, .ended, .failed],
    .began: [.changed, .ended, .cancelled],
    .changed: [.changed, .ended, .cancelled],
    .ended: [.possible], .cancelled: [.possible], .failed: [.possible],
  ]

  @Test(arguments: all) func `lead to these and no others`(state: State) {
    #expect(Set(Self.all.filter(state.canBecome)) == Self.steps[state])
  }

  @Test func `are numbered as on iOS`() {
    #expect(Self.all.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(State.recognized == .ended)
  }
}
