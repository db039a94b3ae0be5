import CAllocations

/// How often work asks for memory, which may not grow with the views it visits.
struct AllocationCount: Measurement {
  let name: String
  let count: Int
  let views: Int

  /// - Parameter views: how many the work visits.
  init(_ name: String, views: Int, of work: () -> Void) {
    self.name = name
    self.views = views
    // Once beforehand, since what is made at first use isn't made for each view.
    work()
    let before = allocation_count()
    work()
    count = Int(allocation_count() - before)
  }

  /// Whether an allocation is seen at all; it isn't where the C library is another.
  static var isPossible: Bool {
    let before = allocation_count()
    UnsafeMutablePointer<Int>.allocate(capacity: 1).deallocate()
    return allocation_count() > before
  }

  /// One for each hundred views, and a handful for what is needed once.
  private var bound: Int { 8 + views / 100 }

  func isWithinBound(_ judging: Judging) -> Bool { count <= bound }

  var line: String {
    let name = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    let mark = isWithinBound(.strictly) ? "" : "!"
    return "\(name) \(count) allocations  (at most \(bound)) \(mark)"
  }
}
