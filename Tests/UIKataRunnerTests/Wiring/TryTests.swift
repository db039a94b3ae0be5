import Foundation
import KataTestSupport
import Testing

/// `uikata try` on the model, between pipes.
@Suite(.serialized) struct `The real scratchpad` {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private func run(
    _ lines: String, _ arguments: String...
  ) async throws -> (output: String, status: Int32) {
    // Fifty calls of the compiler take their time where others build.
    let result = try await BuiltCommand(state: state.url)
      .run(["try"] + arguments, input: lines, within: .seconds(300))
    #expect(result.errors == "")
    return (result.output, result.status)
  }

  @Test func `moves the clock by what is said, and by nothing else`() async throws {
    let (output, status) = try await run(
      """
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.bounds.origin.y = 20
      view.frame
      let stage = Stage(view)
      DispatchQueue.main.async { print("at once") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("later") }
      Task { try? await Task.sleep(for: .seconds(1.5)); print("slept") }
      stage.now
      stage.wait(2)
      stage.now
      undo
      stage.now
      try? await Task.sleep(for: .seconds(3))
      stage.now
      await Task.yield(); exit(4)
      await Task.yield(); stage.now

      """)
    #expect(
      output == """
        A scratchpad: Swift, line by line, on UIKit. `help` lists its words.
        try> let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        try> view.bounds.origin.y = 20
        try> view.frame
        (0.0, 0.0, 100.0, 50.0)
        try> let stage = Stage(view)
        try> DispatchQueue.main.async { print("at once") }
        at once
        try> DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("later") }
        try> Task { try? await Task.sleep(for: .seconds(1.5)); print("slept") }
        try> stage.now
        0.0
        try> stage.wait(2)
        later
        slept
        try> stage.now
        2.0
        try> undo
        Taken back: `stage.now`.
        try> stage.now
        2.0
        try> try? await Task.sleep(for: .seconds(3))
        try> stage.now
        5.0
        try> await Task.yield(); exit(4)
        ✗ That ended with status 4. Everything is as it was before that line.
        try> await Task.yield(); stage.now
        5.0
        try> \n
        """)
    #expect(status == 1)
  }

  @Test func `knows Objective-C's spellings from line to line`() async throws {
    let (output, _) = try await run(
      """
      final class Feed: UIViewController {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        override func viewDidLoad() {
          view.addSubview(button)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        }
        @objc private func tapped() { print("tapped") }
      }
      let feed = Feed()
      let stage = Stage(feed)
      stage.tap(CGPoint(x: 10, y: 10))
      extension Feed { @objc func like() { print("liked") } }
      feed.button.addTarget(feed, action: #selector(Feed.like), for: .touchUpInside)
      stage.tap(CGPoint(x: 10, y: 10))
      #selector(Feed.share)

      """)
    #expect(output.contains("try> stage.tap(CGPoint(x: 10, y: 10))\ntapped\n"))
    #expect(output.contains("try> stage.tap(CGPoint(x: 10, y: 10))\ntapped\nliked\n"))
  }

  @Test func `takes lines back as long as no thread is in the middle of its work`() async throws {
    let gate =
      "let gate = DispatchSemaphore(value: 0); DispatchQueue.global().async { gate.wait() }"
    let (output, status) = try await run(
      """
      var count = 1
      DispatchQueue.global().async { print("rests") }
      count = 2
      undo
      count
      \(gate)
      count = 3
      undo
      count
      \(gate)
      gate.signal(); DispatchQueue.global().async { print("open") }
      count = 4
      fatalError("rotten")
      count

      """)
    #expect(
      output == """
        A scratchpad: Swift, line by line, on UIKit. `help` lists its words.
        try> var count = 1
        try> DispatchQueue.global().async { print("rests") }
        rests
        try> count = 2
        try> undo
        Taken back: `count = 2`.
        try> count
        1
        try> \(gate)
        try> count = 3
        A thread is in the middle of its work, so `undo` can take this line back only
        with the ones before it, and a crash would.
        try> undo
        Taken back: `let gate = DispatchSemaphore(value: 0); …` and `count = 3`.
        try> count
        1
        try> \(gate)
        try> gate.signal(); DispatchQueue.global().async { print("open") }
        0
        open
        A thread is in the middle of its work, so `undo` can take this line back only
        with the ones before it, and a crash would.
        try> count = 4
        try> fatalError("rotten")
        ✗ That stopped at `fatalError("rotten")`: rotten. Everything is as it was before
          that line.
        try> count
        4
        try> \n
        """)
    #expect(status == 1)
  }

  @Test func `draws the windows`() async throws {
    let (output, _) = try await run(
      """
      draw
      let stage = Stage(UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 400)).named("card"))
      draw

      """)
    #expect(output.contains("try> draw\nThere is nothing here that could be drawn.\n"))
    #expect(output.contains("try> draw\nwindow 400×800\n┌"))
    #expect(output.contains("card 200×400"))
  }

  @Test func `runs fifty lines, the last about as fast as the first`() async throws {
    let lines = (1...50).map { number in
      switch number % 4 {
      case 1: "let v\(number) = UIView(frame: CGRect(x: 0, y: 0, width: \(number), height: 50))"
      case 2: "v\(number - 1).bounds.origin.y = 20"
      case 3: "v\(number - 2).bounds.origin.y"
      default: "class Feed\(number): UIViewController { var items = [1, 2] }"
      }
    }
    let (output, status) = try await run(lines.joined(separator: "\n") + "\n", "--json")
    #expect(status == 0)
    let seconds = output.matches(of: /"seconds":([0-9.]+)/).compactMap { Double($0.1) }
    try #require(seconds.count == 50)
    #expect(output.matches(of: /"values":\["20.0"\]/).count == 12)
    // A busy machine makes each take longer.
    #expect(median(seconds.suffix(15)) < 4 * median(seconds[5..<20]))
    #expect(median(seconds[...]) < 1.5)
  }

  private func median(_ times: ArraySlice<Double>) -> Double { times.sorted()[times.count / 2] }
}
