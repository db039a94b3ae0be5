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
    for entry in surplus(of: contents()) { try? FileManager.default.removeItem(at: entry.url) }
  }

  struct Entry: Hashable {
    var url: URL
    var used: Date
  }

  /// Those that have to go for a tenth of the room to be free; none where it is free by now, since
  /// another terminal trims too.
  func surplus(of entries: [Entry]) -> some Sequence<Entry> {
    let most = capacity * 9 / 10
    return entries.sorted { $0.used < $1.used }.prefix(max(0, entries.count - most))
  }

  /// Empty where it can't be read, as while another removes what was just listed.
  private func contents() -> [Entry] {
    let urls = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.contentModificationDateKey])
    return (urls ?? []).map { url in
      let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      return Entry(url: url, used: values?.contentModificationDate ?? .distantPast)
    }
  }
}
