import Foundation

/// Standard output or standard error, written to without a buffer.
public enum StandardStream: Int32, Sendable {
  case output = 1
  case errors = 2

  /// Writes all of it, waiting where the reader is slow. What can't be written is lost: there is
  /// nobody left to tell.
  public func write(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Foundation.write(rawValue, $0.baseAddress, $0.count)
      }
      if count > 0 {
        start += count
      } else if errno != EINTR, !waitUntilWritable() {
        return
      }
    }
  }

  private func waitUntilWritable() -> Bool {
    guard errno == EAGAIN else { return false }
    var descriptor = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    return poll(&descriptor, 1, -1) > 0
  }
}
