/// What forgets when memory is short.
protocol ForgetfulCache: AnyObject {
  func removeAllObjects()
}

/// Every cache of the program, as long as somebody else keeps it.
// Safe: only one thread runs at a time.
final class Caches: @unchecked Sendable {
  static let shared = Caches()

  private struct Place { weak var cache: (any ForgetfulCache)? }

  private var places: [Place] = []

  func enlist(_ cache: any ForgetfulCache) {
    places.removeAll { $0.cache == nil }
    places.append(Place(cache: cache))
  }

  func forgetAll() {
    for place in places { place.cache?.removeAllObjects() }
  }
}
