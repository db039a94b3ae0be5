extension URLSession {
  /// Loads, and throws what the load fails with. Where the Swift task is cancelled, so is the load,
  /// and `URLError.cancelled` is thrown, not `CancellationError`
  /// (oleb.net/2022/cancellation-forms).
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    let task = add(URLSessionDataTask(request, number: nextNumber(), in: self))
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        task.begin { continuation.resume(with: $0) }
      }
    } onCancel: {
      task.cancel()
    }
  }
}

// The commonest that Foundation has and the model doesn't.
extension URLSession {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func dataTask(with url: URL) -> URLSessionDataTask { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func dataTask(with request: URLRequest) -> URLSessionDataTask { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func downloadTask(with url: URL) -> URLSessionTask { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public func bytes(from url: URL) async throws -> (Data, URLResponse) { leftOut() }
}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public protocol URLSessionDelegate {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public protocol URLSessionTaskDelegate {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public protocol URLSessionDataDelegate {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public final class URLCache {}
