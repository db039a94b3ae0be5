import KataCourse
import KataTestSupport
import Testing

@testable import UIKataRunner

/// Programs that use what Objective-C's runtime knows, on a system without it.
@Suite struct SelectorProgramTests {
  @Test func `an action without a target reaches private methods, in extensions too`() async throws
  {
    let run = try await Model.run(
      """
      import KataStage
      import UIKit
      final class Feed: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          for action in [#selector(refresh), #selector(Feed.load(_:)), #selector(share)] {
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 0, y: view.subviews.count * 50, width: 100, height: 44)
            button.addTarget(nil, action: action, for: .touchUpInside)
            view.addSubview(button)
          }
        }
        @objc private func refresh() { print("refresh") }
        @IBAction fileprivate func load(_ sender: UIButton) { print("load", sender.frame.minY) }
      }
      extension Feed {
        @objc private func share(_ sender: Any, for event: UIEvent) { print("share", sender is UIButton) }
      }
      let stage = Stage(Feed())
      for y in [20, 70, 120] { stage.tap(CGPoint(x: 50, y: y)) }
      """)
    #expect(run.output == "refresh\nload 50.0\nshare true\n")
    #expect(run.ending == .exited(0))
  }

  @Test func `extensions that are exposed or private as a whole are heeded`() async throws {
    let run = try await Model.run(
      """
      import UIKit
      final class Feed: UIViewController {
        func begin() { start() }
      }
      @objc extension Feed {
        func close() { print("close") }
      }
      private extension Feed {
        @objc func open() { print("open") }
        func start() { perform(#selector(close)); perform(#selector(open)) }
      }
      Feed().begin()
      """)
    #expect(run.output == "close\nopen\n")
    #expect(run.ending == .exited(0))
  }

  @Test(arguments: [
    (
      """
      import KataStage
      import UIKit
      final class Feed: UIViewController {
        override func viewDidLoad() {
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
          button.addTarget(self, action: Selector(("refresh:")), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func refresh() {}
      }
      let stage = Stage(Feed())
      stage.tap(CGPoint(x: 50, y: 20))
      """, 12, "-[Feed refresh:]: unrecognized selector sent to instance"
    ),
    (
      """
      import KataStage
      import UIKit
      let timer = Timer.scheduledTimer(
        timeInterval: 1, target: NSObject(), selector: Selector(("tick")), userInfo: nil,
        repeats: false)
      let stage = Stage(UIViewController())
      stage.wait(2)
      """, 7, "-[NSObject tick]: unrecognized selector sent to instance"
    ),
  ])
  func `a selector that nobody answers to traps in UIKit's words`(
    source: String, line: Int, message: String
  ) async throws {
    let run = try await Model.run(source)
    guard case .crashed(let crash) = run.ending else {
      Issue.record("\(run.ending)")
      return
    }
    #expect(crash.message == message)
    #expect(crash.line == line)
  }

  @Test func `errors behind blanked attributes and selectors stand at their columns`() async throws
  {
    let (places, rendered) = try await Self.errors(
      """
      import UIKit
      final class Feed: UIViewController {
        @IBOutlet private weak var card: UIVeiw?
        @objc func refresh() -> Int { "a" }
        func start() { perform(#selector(refresh)); nope() }
        func stop() { perform(#selector(UIViewController.viewDidLoad), with: nope) }
        @objc(show:) func show(_ é: UIView) { é.nope() }
      }
      """)
    #expect(places == ["3:36", "4:33", "5:47", "6:72", "7:45"])
    #expect(rendered.contains("  @objc func refresh() -> Int { \"a\" }\n"))
    #expect(rendered.contains("  func start() { perform(#selector(refresh)); nope() }\n"))
  }

  @Test func `a selector of UIKit's that isn't there is refused where it stands`() async throws {
    let (places, rendered) = try await Self.errors(
      """
      import UIKit
      final class Feed: UIViewController {
        func start() { perform(#selector(tapp)) }
        func more() {
          perform(
            #selector(
              UIViewController.nope(_:)))
        }
      }
      """)
    #expect(places == ["3:36", "7:26"])
    #expect(
      rendered.hasPrefix(
        """
        Feed.swift:3:36: error: type 'UIViewController' has no member 'tapp'
          func start() { perform(#selector(tapp)) }
        """))
    #expect(!rendered.contains("_probe") && !rendered.contains("appended"))
  }

  /// Where the compiler finds errors, and its text.
  private static func errors(_ source: String) async throws -> ([String], String) {
    let compilation = try await Model.runner().compile(
      Program(source: source, fileName: "Feed.swift"))
    guard case .rejected(let diagnostics, let rendered) = compilation else { return ([], "") }
    let errors = diagnostics.filter { $0.severity == .error && $0.file == "Feed.swift" }
    return (errors.map { "\($0.line):\($0.column)" }, rendered)
  }
}
