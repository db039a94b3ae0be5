extension URLError {
  /// As the loading system makes it, with the sentence it shows.
  init(_ code: URLError.Code, url: URL) {
    var info: [String: Any] = [NSURLErrorFailingURLErrorKey: url]
    if let sentence = Self.sentences[code] { info[NSLocalizedDescriptionKey] = sentence }
    self.init(code, userInfo: info)
  }

  /// As iOS says them in English.
  private static let sentences: [URLError.Code: String] = [
    .cancelled: "cancelled",
    .timedOut: "The request timed out.",
    .notConnectedToInternet: "The Internet connection appears to be offline.",
    .networkConnectionLost: "The network connection was lost.",
    .cannotFindHost: "A server with the specified hostname could not be found.",
    .unsupportedURL: "unsupported URL",
    .cannotConnectToHost: "Could not connect to the server.",
    .badServerResponse: "The operation couldn’t be completed. (NSURLErrorDomain error -1011.)",
  ]
}
