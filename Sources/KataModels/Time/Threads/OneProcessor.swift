/// Keeps a program on the processor it is on, where only one of its threads runs at a time anyway: to wake
/// the next one on another processor, which may be asleep itself, takes ten times as long.
enum OneProcessor {
  // Swift's module of the C library has neither.
  private typealias Current = @convention(c) () -> Int32
  private typealias Bind = @convention(c) (pid_t, Int, UnsafeRawPointer) -> Int32

  /// The thread that asks stays where it is, and so do those that it starts from now on. Where that can't
  /// be had the program is slower, and does the same.
  static func stay() {
    guard let current = function("sched_getcpu", as: Current.self),
      let bind = function("sched_setaffinity", as: Bind.self)
    else { return }
    let processor = Int(current())
    // One bit each, as many as `cpu_set_t` has.
    var processors = [UInt64](repeating: 0, count: 1024 / 64)
    guard 0..<1024 ~= processor else { return }
    processors[processor / 64] = 1 << UInt64(processor % 64)
    _ = bind(0, processors.count * 8, processors)
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
