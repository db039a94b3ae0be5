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
func save(_ store: Store) async {
  store.like()
}
@concurrent/*:@concurrent|@MainActor*/ func decode(_ store: Store) async {
  store.like()
}
func start(_ store: Store) {
  Task/*:Task|Task.detached*/ {
    store.like()
  }
  Task.detached/*:Task.detached|Task*/ {
    store.like()
  }
  Task.detached {
    await store.like()
  }
}
