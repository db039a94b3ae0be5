import Foundation
import KataTrace

/// One window when a program had opened it and when the program was at its end.
public struct WindowStory: Sendable, Hashable {
  public let first: ViewSnapshot
  public internal(set) var last: ViewSnapshot
}

extension Key {
  /// The windows that the program reported, in the order in which they came.
  public var windows: [WindowStory] {
    let decoder = JSONDecoder()
    var stories: [WindowStory] = []
    for record in records where record.hasPrefix("{\"tree\"") {
      guard
        case .tree(_, let window)? = try? decoder.decode(
          ChannelRecord.self, from: Data(record.utf8))
      else { continue }
      if let index = stories.firstIndex(where: { $0.first.name == window.name }) {
        stories[index].last = window
      } else {
        stories.append(WindowStory(first: window, last: window))
      }
    }
    return stories
  }
}
