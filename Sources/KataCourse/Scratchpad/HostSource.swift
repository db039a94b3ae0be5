/// The program in which the lines of a scratchpad run.
///
/// Each line is a module of its own, handed over as a shared library, whose entry point is called.
/// Before each the process forks: the child goes on, and the parent waits in the state before, so that
/// a line that traps, hangs or is taken back is as if it had never been.
///
/// The text is compiled as the module that lines import. It needs nothing but the C library, and what
/// the dialect's `Surroundings` import. What it reports on file descriptor 3 are records: a word, the
/// count of the bytes that follow, a newline, the bytes.
enum HostSource {
  static let moduleName = "Scratchpad"

  static let source = #"""
    @preconcurrency import Glibc

    /// Prints what an expression gives, unless that is nothing.
    @MainActor public func _show<Value>(_ body: @MainActor () throws -> Value) {
      do { Host.show(try body()) } catch { Host.show(thrown: error) }
    }

    /// The same of an expression that awaits.
    @MainActor public func _showAwaited<Value>(
      _ body: @MainActor () async throws -> Value
    ) async {
      do { Host.show(try await body()) } catch { Host.show(thrown: error) }
    }

    // Lines are linked so that these stand in the place of what they are named after.

    /// A line that awaits at its top level is a task. Its entry point begins that, and goes on with the
    /// main queue for ever.
    @_silgen_name("__wrap_swift_job_run") public func runJobOfLine(
      _ job: UnownedJob, _ executor: UnownedSerialExecutor
    ) {
      Host.isAwaiting = true
      runJob(job, executor)
    }

    @_silgen_name("swift_job_run") func runJob(
      _ job: UnownedJob, _ executor: UnownedSerialExecutor)

    /// At its end such a task ends the process, with status 0: here it is the next line's turn.
    @_cdecl("__wrap_exit") public func exitForLine(_ status: Int32) -> Never {
      guard Host.isAwaiting, status == 0 else { exit(status) }
      MainActor.assumeIsolated {
        Host.finish()
        Host.serve()
      }
      _exit(0)
    }

    // Swift's `Mutex` asks for its thread's number once in each file that uses one, and keeps the
    // answer. After a fork those that had asked and those that had not would disagree, and one would
    // refuse what the other locked. So the main thread keeps the number it had in the first process,
    // which lives as long as any.

    nonisolated(unsafe) private var firstThread = 0

    // `SYS_gettid`, which Swift's module of the C library lacks.
    #if arch(x86_64)
      private let getThreadNumber = 186
    #else
      private let getThreadNumber = 178
    #endif

    @_cdecl("syscall") public func callSystem(
      _ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int
    ) -> Int {
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
      let next = UnsafeMutableRawPointer(bitPattern: -1)  // RTLD_NEXT
      guard let original = dlsym(next, "syscall") else { return -1 }
      let result = unsafeBitCast(original, to: Call.self)(number, a, b, c, d, e, f)
      guard number == getThreadNumber, result == getpid() else { return result }
      if firstThread == 0 { firstThread = result }
      return firstThread
    }

    enum Host {
      /// Whether the line that runs is a task.
      nonisolated(unsafe) static var isAwaiting = false
      /// How many lines this process's state comes from.
      @MainActor private static var lines = 0
      /// The processes that wait in the states before, the oldest first.
      @MainActor private static var snapshots: [pid_t] = []
      /// What one line may take, in seconds of wall-clock time.
      private static let seconds = Double(CommandLine.arguments[1]) ?? 5
      /// How many lines can be taken back.
      private static let depth = Int(CommandLine.arguments[2]) ?? 100

      // MARK: Serving

      /// The first process runs no line. It waits for the others, so that there is one to be waited for
      /// as long as any of them lives, and whoever lost its parent is its child.
      @MainActor static func begin() -> Never {
        // A trap loses what is still in the buffer.
        setvbuf(stdout, nil, _IOLBF, 0)
        signal(SIGINT, SIG_IGN)
        adoptOrphans()
        if fork() == 0 {
          serve()
        } else {
          while waitpid(-1, nil, 0) > 0 || errno == EINTR {}
        }
        _exit(0)
      }

      /// Until nobody is left to command.
      @MainActor static func serve() {
        while let command = readCommand() {
          switch command.first {
          case "run" where command.count == 3:
            guard isAlone() else { continue }
            run(command[1], entry: command[2])
          case "undo": _exit(0)
          case "draw": tell("picture", Surroundings.picture)
          default: break
          }
        }
      }

      @MainActor private static func run(_ path: String, entry: String) {
        limit(to: seconds)
        // Ctrl-C ends the line, and no process that waits.
        signal(SIGINT, SIG_DFL)
        guard let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL), let symbol = dlsym(library, entry)
        else {
          print(String(cString: dlerror()))
          fflush(nil)
          _exit(127)
        }
        typealias Main = @convention(c) (Int32, UnsafeRawPointer?) -> Int32
        _ = unsafeBitCast(symbol, to: Main.self)(0, nil)
        finish()
      }

      @MainActor static func finish() {
        isAwaiting = false
        Surroundings.settle()
        fflush(nil)
        signal(SIGINT, SIG_IGN)
        limit(to: 0)
        lines += 1
        tell("done", "\(lines)")
      }

      private static func limit(to seconds: Double) {
        let whole = seconds.rounded(.down)
        var timer = itimerval()
        timer.it_value.tv_sec = Int(whole)
        timer.it_value.tv_usec = Int((seconds - whole) * 1e6)
        setitimer(Int32(ITIMER_REAL.rawValue), &timer, nil)
      }

      // MARK: Going back

      /// Forks. The parent waits here until the child ends, and is then as it was.
      ///
      /// - Returns: whether this process is to run the line: it is the child, or there is none.
      @MainActor private static func isAlone() -> Bool {
        guard let resting = Surroundings.restingThreads, threads == 1 + resting else {
          tell("unkept", "")
          return true
        }
        fflush(nil)
        let parent = getpid()
        let child = fork()
        guard child != 0 else {
          Surroundings.forgetRestingThreads()
          snapshots.append(parent)
          if snapshots.count > depth { kill(snapshots.removeFirst(), SIGKILL) }
          return true
        }
        guard child > 0 else {
          tell("unkept", "")
          return true
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
        tell("back", "\(lines) \(status) \(usage.ru_maxrss)")
        return false
      }

      private static var threads: Int {
        guard let folder = opendir("/proc/self/task") else { return 0 }
        defer { closedir(folder) }
        var count = -2
        while readdir(folder) != nil { count += 1 }
        return count
      }

      private typealias Fork = @convention(c) () -> pid_t
      private typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

      // Swift's module of the C library has neither.
      private static func fork() -> pid_t {
        guard let function = dlsym(nil, "fork") else { return -1 }
        return unsafeBitCast(function, to: Fork.self)()
      }

      private static func adoptOrphans() {
        let setChildSubreaper: Int32 = 36
        guard let function = dlsym(nil, "prctl") else { return }
        _ = unsafeBitCast(function, to: Control.self)(setChildSubreaper, 1, 0, 0, 0)
      }

      // MARK: Telling

      static func show<Value>(_ value: Value) {
        guard Value.self != Void.self, Value.self != Void?.self else { return }
        let text = (value as? String)?.debugDescription ?? String(describing: value)
        print(text)
        fflush(nil)
        tell("value", text)
      }

      static func show(thrown error: any Error) {
        print("threw \(error)")
        fflush(nil)
      }

      private static func tell(_ word: String, _ text: String) {
        let bytes = Array(text.utf8)
        send(Array("\(word) \(bytes.count)\n".utf8) + bytes)
      }

      private static func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return }
          rest = rest.dropFirst(count)
        }
      }

      /// The words of the next line of file descriptor 3, without a byte of what follows: that may be
      /// another process's to read. Nil at the end.
      private static func readCommand() -> [String]? {
        var line: [UInt8] = []
        while true {
          var byte: UInt8 = 0
          let count = read(3, &byte, 1)
          if count < 0, errno == EINTR { continue }
          guard count == 1 else { return nil }
          if byte == UInt8(ascii: "\n") { break }
          line.append(byte)
        }
        return String(decoding: line, as: UTF8.self).split(separator: "\t").map(String.init)
      }
    }

    Host.begin()
    """#
}
