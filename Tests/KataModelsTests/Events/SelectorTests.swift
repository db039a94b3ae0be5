import KataModels
import Testing

@MainActor @Suite struct `A selector` {
  init() {
    Feed.register()
    Store.register()
  }

  @Test func `reaches a private method by its name`() {
    let feed = Feed()
    feed.perform(Selector("refresh"))
    #expect(feed.log == ["refresh"])
  }

  @Test func `carries its sender, of the type the method wants`() {
    let feed = Feed()
    feed.perform("open:", with: "photo")
    feed.perform("close:", with: nil)
    #expect(feed.log == ["open photo", "close nil"])
  }

  @Test func `finds what a class inherits, and the override where there is one`() {
    let album = Album()
    album.perform("refresh")
    album.perform("reload")
    #expect(album.log == ["refresh", "album reload"])
  }

  @Test func `reaches a class that belongs to no actor`() {
    let store = Store()
    store.perform("note:", with: 3)
    #expect(store.notes == [3])
  }

  @Test(arguments: [("refresh", true), ("refresh:", false), ("note:", false)])
  func `is answered only where its class has it`(name: String, answers: Bool) {
    #expect(Feed().responds(to: Selector(name)) == answers)
    #expect(!NSObject().responds(to: Selector(name)))
  }

  @Test func `that nobody has ends the program in Objective-C's words`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      Feed().perform("vanish")
    }
  }
}

@MainActor private class Feed: UIResponder {
  var log: [String] = []

  private func refresh() { log.append("refresh") }
  func reload() { log.append("reload") }
  @discardableResult private func open(_ sender: Any) -> Bool {
    log.append("open \(sender)")
    return true
  }
  func close(_ sender: String?) { log.append("close \(sender ?? "nil")") }
}

private final class Album: Feed {
  override func reload() { log.append("album reload") }
}

private final class Store: NSObject {
  var notes: [Int] = []

  func note(_ number: Int) { notes.append(number) }
}

extension Feed {
  fileprivate static func register() {
    _SelectorTable.register("refresh", Feed.refresh)
    _SelectorTable.register("reload", Feed.reload)
    _SelectorTable.register("open:", Feed.open(_:))
    _SelectorTable.register("close:", Feed.close(_:))
  }
}

extension Store {
  fileprivate static func register() {
    _SelectorTable.register("note:", Store.note(_:))
  }
}
