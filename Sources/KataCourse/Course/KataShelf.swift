import Synchronization

/// The katas of a course, each read when it is first asked for, and kept.
final class KataShelf: Sendable {
  private let read: @Sendable (KataID) -> KataReading
  private let readings = Mutex<[KataID: KataReading]>([:])

  init(read: @escaping @Sendable (KataID) -> KataReading) {
    self.read = read
  }

  subscript(id: KataID) -> KataReading {
    if let reading = known(id) { return reading }
    let reading = read(id)
    readings.withLock { $0[id] = reading }
    return reading
  }

  /// What came of reading a kata; nil where it hasn't been asked for.
  func known(_ id: KataID) -> KataReading? { readings.withLock { $0[id] } }
}

/// What came of reading one kata's folder.
struct KataReading: Sendable {
  /// Nil where it can't be used.
  var kata: Kata?
  var problems: [Problem]
}
