/// What keeps a running program from everything that isn't its own.
///
/// Time, memory, output and files are limited by each of them.
public enum Confinement: Sendable, Hashable {
  /// Limits and nothing else: for code of one's own.
  case limits
  /// A user of its own, where namespaces aren't allowed and we are root. Other users' private files
  /// and processes are out of its reach; the network and what everyone may read aren't.
  case user
  /// Namespaces of its own, with nothing in them but what it needs to run: no network, no home, no
  /// other process.
  case bubblewrap(Bubblewrap)
}

/// The line of defence that holds on this machine against code that isn't one's own.
public struct Defence: Sendable, Hashable {
  /// `.limits` where nothing else holds.
  public var confinement: Confinement
  /// Why no stronger one holds, as the system says it.
  public var obstacle: String?

  public init(_ confinement: Confinement, obstacle: String? = nil) {
    (self.confinement, self.obstacle) = (confinement, obstacle)
  }
}
