import UIKit

final class Store {
  var likes = 0
  func like() { likes += 1 }
}

func refresh(_ store: Store) {
  store.like()
}
func load(_ store: Store) async {
  store.like()
}
nonisolated/*:nonisolated|@MainActor*/ func log(_ store: Store) {
  store.like()
}
nonisolated func save(_ store: Store) async {
  store.like()
}
@concurrent/*:@concurrent|@MainActor*/ func decode(_ store: Store) async {
  store.like()
}
func start(_ store: Store) {
  _ = Task/*:Task|Task.detached*/ {}; Task.detached {
    store.like()
  }
  _ = Task.detached/*:Task.detached|Task*/ {}; Task.detached {
    store.like()
  }
  Task.detached {
    await store.like()
  }
}
