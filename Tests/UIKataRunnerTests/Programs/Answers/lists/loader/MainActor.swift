import UIKit

/// Loads the app's pictures: from memory, else from the disk, else from
/// the network.
///
/// - What memory holds goes when memory is short.
/// - A file in Caches holds what the network sent; each URL has its own,
///   and it is found again after a relaunch.
/// - A picture asked for while it is on its way is loaded once, for all
///   who wait. One who stops waiting takes it from nobody.
/// - Four loads run at a time; the others wait for their turn.
/// - What has failed is tried again when it is asked for again.
@MainActor final class ImageLoader {
  private let memory = NSCache<NSURL, UIImage>()
  private var loads: [URL: Task<UIImage, any Error>] = [:]
  private var places = 4
  private var line: [CheckedContinuation<Void, Never>] = []

  init() { memory.totalCostLimit = 100_000_000 }

  func image(for url: URL) async throws -> UIImage {
    if let image = memory.object(forKey: url as NSURL) { return image }
    if let load = loads[url] { return try await load.value }
    let load = Task { try await fetch(url) }
    loads[url] = load
    defer { loads[url] = nil }
    let image = try await load.value
    let bytes = image.cgImage.map { $0.bytesPerRow * $0.height }
    memory.setObject(image, forKey: url as NSURL, cost: bytes ?? 0)
    return image
  }

  private func fetch(_ url: URL) async throws -> UIImage {
    let file = Self.file(for: url)
    if let image = await Self.read(file) { return image }
    await takePlace()
    defer { leavePlace() }
    let (data, _) = try await URLSession.shared.data(from: url)
    guard let image = UIImage(data: data) else {
      throw URLError(.cannotDecodeContentData)
    }
    await Self.write(data, file)
    return image
  }

  @concurrent private static func read(_ file: URL) async -> UIImage? {
    guard let data = try? Data(contentsOf: file), let image = UIImage(data: data) else {
      return nil
    }
    return await image.byPreparingForDisplay()
  }

  @concurrent private static func write(_ data: Data, _ file: URL) async {
    try? data.write(to: file, options: .atomic)
  }

  /// The whole URL, in letters that a file name may have.
  private nonisolated static func file(for url: URL) -> URL {
    let name = url.absoluteString
      .addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    return URL.cachesDirectory.appending(path: name ?? "picture")
  }

  private func takePlace() async {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { line.append($0) }
    }
  }

  /// Leaves it to the first in line, if there is one.
  private func leavePlace() {
    if line.isEmpty { places += 1 } else { line.removeFirst().resume() }
  }
}
