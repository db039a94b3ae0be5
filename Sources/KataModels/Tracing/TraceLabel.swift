import Synchronization

/// What an object is called in a trace.
///
/// Objects of one name are told apart by a number, in the order they were made, which is never
/// given out again: `Detail`, `Detail#2`.
package struct TraceLabel: Sendable {
  /// The name given by the program.
  private(set) var given: String?
  private var number: Int32 = 1

  private struct Counts {
    var byName: [String: Int32] = [:]
    var nameByType: [ObjectIdentifier: String] = [:]
  }

  private static let counts = Mutex(Counts())

  init() {}

  /// The label of a new object.
  init(for subject: some TraceSubject) {
    let type = type(of: subject)
    number = Self.counts.withLock { counts in
      let id = ObjectIdentifier(type)
      let name = counts.nameByType[id] ?? type.plainName(of: type)
      counts.nameByType[id] = name
      return Self.next(of: name, in: &counts)
    }
  }

  /// Gives the object a name of its own; the number it had is free again if nobody came after.
  package mutating func rename(_ name: String, from plainName: String) {
    let (old, oldNumber) = (given ?? plainName, number)
    guard name != old else { return }
    number = Self.counts.withLock { counts in
      if counts.byName[old] == oldNumber { counts.byName[old] = oldNumber - 1 }
      return Self.next(of: name, in: &counts)
    }
    given = name
  }

  /// The name with its number, from the second on.
  package func text(plainName: String) -> String {
    let name = given ?? plainName
    return number == 1 ? name : "\(name)#\(number)"
  }

  private static func next(of name: String, in counts: inout Counts) -> Int32 {
    counts.byName[name, default: 0] += 1
    return counts.byName[name] ?? 1
  }
}

/// An object whose callbacks are traced under a name.
package protocol TraceSubject: NSObject {
  var traceLabel: TraceLabel { get set }
  /// What objects of a class are called when the program gives them no name.
  static func plainName(of type: AnyClass) -> String
}

extension TraceSubject {
  /// The name the object is traced under.
  package var traceName: String {
    traceLabel.text(plainName: Self.plainName(of: type(of: self)))
  }

  package func rename(_ name: String) {
    traceLabel.rename(name, from: Self.plainName(of: type(of: self)))
  }
}
