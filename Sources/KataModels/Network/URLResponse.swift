/// What a server says of its answer. Foundation has it on Linux in a module of its own.
open class URLResponse: NSObject, @unchecked Sendable {
  public final let url: URL?
  public final let mimeType: String?
  /// Bytes, or -1 where they aren't known.
  public final let expectedContentLength: Int64
  public final let textEncodingName: String?

  public init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) {
    (self.url, self.mimeType, self.textEncodingName) = (url, mimeType, textEncodingName)
    self.expectedContentLength = Int64(expectedContentLength)
    super.init()
  }
}

/// What an HTTP server says of its answer.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// 200 where all is well. Any other is an answer too, and no error.
  public let statusCode: Int
  private let fields: [String: String]

  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    fields = headerFields ?? [:]
    let length = fields.first { $0.key.lowercased() == "content-length" }.flatMap { Int($0.value) }
    super.init(
      url: url, mimeType: nil, expectedContentLength: length ?? -1, textEncodingName: nil)
  }

  /// What the staged network answers.
  init(from url: URL, status: Int, length: Int) {
    statusCode = status
    fields = ["Content-Length": "\(length)", "Cache-Control": "no-store"]
    super.init(url: url, mimeType: nil, expectedContentLength: length, textEncodingName: nil)
  }

  public var allHeaderFields: [AnyHashable: Any] { fields }

  public func value(forHTTPHeaderField field: String) -> String? {
    fields.first { $0.key.lowercased() == field.lowercased() }?.value
  }
}
