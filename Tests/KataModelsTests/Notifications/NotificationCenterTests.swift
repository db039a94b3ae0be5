import KataModels
import KataStage
import Testing

@Suite("A notification centre")
@MainActor struct NotificationCenterTests {
  /// Observes by a selector, and notes what it hears.
  private final class Listener: NSObject {
    var heard: [String] = []

    func refresh(_ notification: Notification) {
      heard.append("\(notification.name.rawValue) \(notification.userInfo?["photo"] ?? "-")")
    }
  }

  private let center = NotificationCenter()

  init() { _SelectorTable.register("refresh:", Listener.refresh(_:)) }

  @Test func `calls a selector at once, with what was posted`() {
    let listener = Listener()
    center.addObserver(listener, selector: "refresh:", name: .refresh, object: nil)
    center.post(name: .refresh, object: nil, userInfo: ["photo": 7])
    center.post(name: Notification.Name("other"), object: nil)
    #expect(listener.heard == ["refresh 7"])
  }

  @Test func `doesn't keep the observer of a selector, and forgets it when it dies`() {
    weak var dead: Listener?
    do {
      let listener = Listener()
      dead = listener
      center.addObserver(listener, selector: "refresh:", name: nil, object: nil)
    }
    #expect(dead == nil)
    center.post(name: .refresh, object: nil)
  }

  @Test func `tells apart who posts`() {
    let (listener, feed, detail) = (Listener(), NSObject(), NSObject())
    center.addObserver(listener, selector: "refresh:", name: nil, object: feed)
    center.post(name: .refresh, object: detail)
    center.post(name: .refresh, object: nil)
    #expect(listener.heard == [])
    center.post(name: .refresh, object: feed)
    #expect(listener.heard == ["refresh -"])
  }

  @Test func `calls in the order of registration, however the observer is registered`() {
    let lines = traced {
      let first = observe("first")
      _ = observe("second")
      center.removeObserver(first)
      _ = observe("third")
      _ = observe("first again")
      center.post(name: .refresh, object: nil)
    }
    #expect(lines == ["second", "third", "first again"])
  }

  @Test func `removes only what is named`() {
    let (listener, other) = (Listener(), Notification.Name("other"))
    for name in [.refresh, other] {
      center.addObserver(listener, selector: "refresh:", name: name, object: nil)
    }
    center.removeObserver(listener, name: .refresh, object: nil)
    center.post(name: .refresh, object: nil)
    center.post(name: other, object: nil)
    #expect(listener.heard == ["other -"])
    center.removeObserver(listener)
    center.post(name: other, object: nil)
    #expect(listener.heard == ["other -"])
  }

  private func observe(_ line: String) -> any NSObjectProtocol {
    center.addObserver(forName: .refresh, object: nil, queue: .main) { _ in Tracer.output(line) }
  }
}
