import Foundation
import KataCourse
import Testing

/// What a program prints under the rules that a false belief about pictures or loading amounts to.
@Suite struct `A belief about loading` {
  private static let source = """
    import KataStage
    import UIKit
    final class Log: @unchecked Sendable { var ends: [String] = [] }
    func url(_ name: String) -> URL { URL(string: "https://photos.example/" + name)! }
    let log = Log()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = Stage(view)
    stage.cost(of: .decoding, 1)
    let image = UIImage(data: .picture(width: 1000, height: 1000))
    print("made:", stage.now)
    view.image = image
    stage.wait(1)
    print("shown:", stage.now)
    @MainActor func load(_ name: String, after seconds: TimeInterval) -> URLSessionDataTask {
      stage.network.reply(to: url(name), after: seconds)
      let task = URLSession.shared.dataTask(with: url(name)) { _, _, error in
        log.ends.append(name + (error == nil ? "" : " failed") + (Thread.isMainThread ? " on main" : ""))
      }
      task.resume()
      return task
    }
    _ = load("slow", after: 2)
    _ = load("fast", after: 1)
    load("gone", after: 3).cancel()
    stage.wait(5)
    print("ends:", log.ends)
    let cache = NSCache<NSString, UIImage>()
    cache.totalCostLimit = 10
    if let image { cache.setObject(image, forKey: "photo") }
    print("kept:", cache.object(forKey: "photo") != nil)
    cache.totalCostLimit = 0
    stage.memoryWarning()
    print("kept:", cache.object(forKey: "photo") != nil)
    """

  private static let truth = [
    "made: 0.0", "shown: 1.0", #"ends: ["gone failed", "fast", "slow"]"#, "kept: true",
    "kept: false",
  ]

  @Test func `is none where nothing is said`() async throws {
    let run = try await Model.run(Program(source: Self.source))
    #expect(run.output.split(separator: "\n").map(String.init) == Self.truth)
  }

  /// The lines that a belief changes, by their place.
  @Test(arguments: [
    (#"{"images": {"decodesWhenDrawn": false}}"#, [0: "made: 1.0", 1: "shown: 2.0"]),
    (
      #"{"network": {"completesOn": "mainQueue"}}"#,
      [2: #"ends: ["gone failed on main", "fast on main", "slow on main"]"#]
    ),
    (#"{"network": {"cancelledTasksAnswer": false}}"#, [2: #"ends: ["fast", "slow"]"#]),
    (
      #"{"network": {"loadsEnd": "asTheyBegan"}}"#,
      [2: #"ends: ["gone failed", "slow", "fast"]"#]
    ),
    (#"{"caching": {"countsCostsGiven": false}}"#, [3: "kept: false"]),
    (#"{"caching": {"forgetsWhenMemoryIsShort": false}}"#, [4: "kept: true"]),
  ])
  func `shows in what is printed`(rules: String, changes: [Int: String]) async throws {
    let run = try await Model.run(Program(source: Self.source), rules: rules)
    var expected = Self.truth
    for (place, line) in changes { expected[place] = line }
    #expect(run.output.split(separator: "\n").map(String.init) == expected)
  }
}
