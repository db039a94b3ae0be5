import Testing

@testable import KataModels

@Suite("The runtime's task hooks")
struct TaskHooksTests {
  @Test func `when one is missing, none is put in place, and one sentence says which`() {
    let place = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { place.deallocate() }
    place.storeBytes(of: 0, as: Int.self)
    let missing = "swift_task_asyncMainDrainQueue_hook"
    let error = #expect(throws: TaskHooks.Missing.self) {
      try TaskHooks.install { $0 == missing ? nil : place }
    }
    #expect(place.load(as: Int.self) == 0)
    #expect(
      error?.description == """
        this Swift runtime lacks 'swift_task_asyncMainDrainQueue_hook', so tasks can't run on \
        virtual time; install Swift 6.3, or say `uikata doctor`
        """)
  }
}
