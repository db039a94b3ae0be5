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
import Foundation
import UIKit

final class ImageLoader: @unchecked Sendable {
  private let lock = NSLock()
  private let memory = NSCache<NSURL, UIImage>()
  private var waiting: [URL: [CheckedContinuation<UIImage, any Error>]] = [:]
  private let queue = OperationQueue()

  init() { queue.maxConcurrentOperationCount = 4 }

  func image(for url: URL) async throws -> UIImage {
    try await withCheckedThrowingContinuation { continuation in
      lock.lock()
      defer { lock.unlock() }
      if let image = memory.object(forKey: url as NSURL) {
        return continuation.resume(returning: image)
      }
      waiting[url, default: []].append(continuation)
      guard waiting[url]?.count == 1 else { return }
      queue.addOperation { self.load(url) }
    }
  }

  private func load(_ url: URL) {
    let key = Data(url.absoluteString.utf8).base64EncodedString().replacing("/", with: "_")
    let file = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
      .appendingPathComponent(key)
    if let data = try? Data(contentsOf: file), let image = UIImage(data: data) {
      return finish(url, .success(image))
    }
    do {
      let data = try Data(contentsOf: url)
      guard let image = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
      try? data.write(to: file)
      finish(url, .success(image))
    } catch { finish(url, .failure(error)) }
  }

  private func finish(_ url: URL, _ result: Result<UIImage, any Error>) {
    lock.lock()
    let all = waiting.removeValue(forKey: url) ?? []
    if case .success(let image) = result { memory.setObject(image, forKey: url as NSURL, cost: 1) }
    lock.unlock()
    for continuation in all { continuation.resume(with: result) }
  }
}
