extension Data {
  /// Reads a file of the app, or loads a URL, on the thread that calls, which waits until all of it
  /// is there (developer.apple.com/documentation/foundation/nsdata/init(contentsof:options:)).
  ///
  /// A file takes what `Stage.cost(of: .fileAccess)` says, a load what the staged network does; it
  /// gives up after a minute.
  public init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
    self =
      url.isFileURL
      ? try Disk.shared.read(Disk.path(of: url)) : try StagedNetwork.shared.waitForData(from: url)
  }

  /// Writes a file of the app, on the thread that calls.
  public func write(to url: URL, options: Data.WritingOptions = []) throws {
    try Disk.shared.write(
      self, to: Disk.path(of: url), replacing: !options.contains(.withoutOverwriting))
  }
}

extension String {
  /// As `Data(contentsOf:)`.
  public init(contentsOf url: __shared URL, encoding: String.Encoding) throws {
    let data = try Data(contentsOf: url)
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self = text
  }

  /// As `Data.write(to:)`.
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {
    guard let data = data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    try data.write(to: url)
  }
}

extension StagedNetwork {
  /// Holds the thread that asks until the load is over.
  fileprivate func waitForData(from url: URL) throws -> Data {
    let load = NetworkLoad(to: url, on: self) { _ in }
    load.begin(idle: URLRequest.defaultTimeout, limit: .infinity)
    MainLoop.main.hold(until: .infinity) { load.result != nil }
    guard case .success(let answer)? = load.result else {
      let sentence = "The file “\(url.lastPathComponent)” couldn’t be opened."
      throw CocoaError(
        .fileReadUnknown, userInfo: [NSURLErrorKey: url, NSLocalizedDescriptionKey: sentence])
    }
    return answer.data
  }
}
