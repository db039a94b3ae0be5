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
nonisolated func log(_ store: Store) {
  store.like()
}
nonisolated func save(_ store: Store) async {
  store.like()
}
@concurrent func decode(_ store: Store) async {
  store.like()
  await store.like()
}
func start(_ store: Store) {
  Task {
    store.like()
  }
  Task.detached {
    store.like()
  }
}
