import Foundation

/// Room for the bare recursion to go 100,000 calls deep, which the model does without.
enum DeepStack {
  private static let bytes: rlim_t = 1 << 30

  /// Starts the program again with a larger stack, unless it has one.
  static func ensure() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    guard limit.rlim_cur < bytes, limit.rlim_max >= bytes else { return }
    limit.rlim_cur = bytes
    guard setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv("/proc/self/exe", &arguments)
  }
}
