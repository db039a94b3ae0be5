import Foundation
import KataTrace

/// What a program reported that can be drawn.
public struct ProgramStory: Sendable, Hashable {
  /// In the order in which the windows came.
  public private(set) var windows: [WindowStory] = []
  /// In the order in which such touches first came.
  public private(set) var touches: [TouchStory] = []
  /// How many fingers came down that `touches` doesn't tell of.
  public private(set) var untoldTouches = 0
  /// The changes of each recogniser that changed, those that changed first in front.
  public private(set) var recognizers: [[RecognizerSnapshot]] = []

  /// The screens that were alive at the end, in no window.
  public private(set) var survivors: [Survivor] = []

  public var isEmpty: Bool {
    windows.isEmpty && touches.isEmpty && recognizers.isEmpty
      && survivors.allSatisfy(\.owners.isEmpty)
  }

  /// - Parameter records: the lines of a program's channel; what can't be read is left out.
  public init(records: [String]) {
    let decoder = JSONDecoder()
    var journeys: [TouchJourney] = []
    var climbs: [Int: [TouchClimb]] = [:]
    var fingers = 0
    for record in records where Self.isTold(record) {
      switch try? decoder.decode(ChannelRecord.self, from: Data(record.utf8)) {
      case .tree(_, let window): take(window)
      case .journey(_, let journey): journeys.append(journey)
      case .climb(_, let climb): climbs[climb.journey, default: []].append(climb)
      case .recognizer(_, let change): take(change)
      case .survivor(_, let survivor):
        survivors.append(survivor)
      case .touch(_, let touch): fingers += touch.phase == "began" ? 1 : 0
      default: break
      }
    }
    for journey in journeys {
      take(TouchStory(journey: journey, climbs: climbs[journey.number] ?? []))
    }
    let told = journeys.count { $0.finger != nil && $0.hit != nil }
    untoldTouches = max(0, fingers - told)
  }

  private static func isTold(_ record: String) -> Bool {
    ["{\"tree\"", "{\"journey\"", "{\"climb\"", "{\"recognizer\"", "{\"touch\"", "{\"survivor\""]
      .contains { record.hasPrefix($0) }
  }

  private mutating func take(_ window: ViewSnapshot) {
    if let index = windows.firstIndex(where: { $0.first.name == window.name }) {
      windows[index].last = window
    } else {
      windows.append(WindowStory(first: window, last: window))
    }
  }

  private mutating func take(_ story: TouchStory) {
    if let index = touches.firstIndex(where: { $0.isSameWay(as: story) }) {
      touches[index].times += 1
    } else {
      touches.append(story)
    }
  }

  private mutating func take(_ change: RecognizerSnapshot) {
    let index = recognizers.firstIndex {
      $0[0].name == change.name && $0[0].view == change.view
    }
    if let index { recognizers[index].append(change) } else { recognizers.append([change]) }
  }
}

extension Key {
  /// What the program did that can be drawn.
  public var story: ProgramStory { ProgramStory(records: records) }
}
