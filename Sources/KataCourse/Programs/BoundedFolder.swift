import Foundation

/// A folder of the cache, from which goes what hasn't been used for longest.
struct BoundedFolder {
  let url: URL
  /// How many entries may stay.
  let capacity: Int

  /// Removes the oldest beyond the capacity, a tenth at a time, and what was left unfinished.
  func trim() {
    // Their dates are asked for only where some have to go: after each build that would take longest.
    let count = (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.count ?? 0
    guard count > capacity else { return }
    let kept = contents()
    for entry in kept.sorted(by: { $0.used < $1.used }).prefix(kept.count - capacity * 9 / 10) {
      try? FileManager.default.removeItem(at: entry.url)
    }
  }

  private func contents() -> [(url: URL, used: Date)] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.contentModificationDateKey])
    return (urls ?? []).map { url in
      let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      return (url, values?.contentModificationDate ?? .distantPast)
    }
  }
}
