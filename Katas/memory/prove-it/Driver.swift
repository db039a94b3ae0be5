import KataStage
import UIKit

protocol PhotoLoading: Sendable {
  func photo(for url: URL) async throws -> UIImage
}

/// What the tests are tried on: each subclass does something of its own right or wrong.
class PhotoViewController: UIViewController {
  let photoView = UIImageView()
  let loader: any PhotoLoading
  var load: Task<Void, Never>?

  required init(loader: any PhotoLoading) {
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    photoView.frame = view.bounds
    view.addSubview(photoView)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    load?.cancel()
  }

  func show(_ url: URL) {
    load?.cancel()
    photoView.image = nil
    load = Task { [weak self, loader] in
      guard let photo = try? await loader.photo(for: url), !Task.isCancelled else { return }
      self?.photoView.image = photo
    }
  }
}

// MARK: Right in another way

final class Remembers: PhotoViewController {
  private var shown: URL?

  override func show(_ url: URL) {
    shown = url
    photoView.image = nil
    Task { [weak self, loader] in
      let photo = try? await loader.photo(for: url)
      guard let self, self.shown == url else { return }
      self.photoView.image = photo
    }
  }
}

final class TakesItsTurns: PhotoViewController {
  private var count = 0

  override func show(_ url: URL) {
    count += 1
    photoView.image = nil
    Task { [weak self, loader, count] in
      for _ in 0..<5 { await Task.yield() }
      let photo = try? await loader.photo(for: url)
      for _ in 0..<5 { await Task.yield() }
      guard let self, self.count == count else { return }
      self.photoView.image = photo
    }
  }
}

// MARK: The last to arrive wins

final class Unchecked: PhotoViewController {
  override func show(_ url: URL) {
    Task { [weak self, loader] in
      let photo = try? await loader.photo(for: url)
      if let photo { self?.photoView.image = photo }
    }
  }
}

final class UncheckedAndSlow: PhotoViewController {
  override func show(_ url: URL) {
    photoView.image = nil
    Task { [weak self, loader] in
      let photo = try? await loader.photo(for: url)
      for _ in 0..<5 { await Task.yield() }
      if let photo { self?.photoView.image = photo }
    }
  }
}

// MARK: Kept alive

final class KeptByItsClosure: PhotoViewController {
  private var onSave: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onSave = { self.title = "Saved" }
  }
}

final class KeptByItsTimer: PhotoViewController {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = .scheduledTimer(
      timeInterval: 3600, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
  }

  isolated deinit { timer?.invalidate() }

  @objc private func refresh() {}
}

final class KeptByTheCentre: PhotoViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in MainActor.assumeIsolated { self.title = "Active" } }
  }
}

final class KeptByItsLoad: PhotoViewController {
  override func show(_ url: URL) {
    Task {
      guard let photo = try? await loader.photo(for: url) else { return }
      photoView.image = photo
    }
  }
}

// MARK: Broken altogether

final class NeverAsks: PhotoViewController {
  override func show(_ url: URL) {}
}

// MARK: Trying the tests

struct Screen {
  let does: String
  let type: PhotoViewController.Type

  static let right = [
    Screen(does: "cancels the old load and checks", type: PhotoViewController.self),
    Screen(does: "compares the URL it shows", type: Remembers.self),
    Screen(does: "counts its loads, and takes a few turns", type: TakesItsTurns.self),
  ]
  static let late = [
    Screen(does: "shows whatever comes", type: Unchecked.self),
    Screen(does: "shows whatever comes, a few turns later", type: UncheckedAndSlow.self),
  ]
  static let leaking = [
    Screen(does: "stores a closure that has self", type: KeptByItsClosure.self),
    Screen(does: "invalidates its timer in deinit", type: KeptByItsTimer.self),
    Screen(does: "has self in an observer's block", type: KeptByTheCentre.self),
    Screen(does: "waits for its photo in a task that has self,\nand never cancels it", type: KeptByItsLoad.self),
  ]
  static let broken = Screen(does: "never asks for a photo", type: NeverAsks.self)
}

@MainActor enum Expectations {
  static var haveFailed = false
}

/// A test that waits without a bound would wait for as long as the machine lets it.
@MainActor enum Patience {
  static var turns = 0

  static func spend() {
    turns += 1
    if turns > 10_000 { fatalError("the test still waits after 10,000 turns") }
  }
}

extension Task where Success == Never, Failure == Never {
  static func yield() async {
    await Patience.spend()
    await Task<Never, Never>._Concurrency::yield()
  }
}

@MainActor func expect(_ condition: Bool) {
  if !condition { Expectations.haveFailed = true }
}

enum Test: String, CaseIterable {
  case late = "the late-reply test"
  case leak = "the leak test"
}

@MainActor final class Trial {
  private(set) var hasEnded = false
  private(set) var seconds = 0.0

  /// Runs a test on a screen, to its end or for a minute.
  init(_ test: Test, on type: PhotoViewController.Type) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(navigation)
    Expectations.haveFailed = false
    Patience.turns = 0
    Task {
      do {
        switch test {
        case .late: try await testLateReply { type.init(loader: $0) }
        case .leak: try await testLeak({ type.init(loader: $0) }, in: navigation)
        }
      } catch {
        Expectations.haveFailed = true
      }
      hasEnded = true
    }
    stage.settle()
    while !hasEnded, stage.now < 60 { stage.wait(0.1) }
    seconds = stage.now
  }

  var text: String {
    guard hasEnded else { return "doesn't end" }
    return Expectations.haveFailed ? "fails" : "passes"
  }
}

/// Each screen has its turn, since sizes count up.
@MainActor func run(_ draw: inout Kata.Draw, _ test: Test, on screens: [Screen]) -> String {
  let screen = screens[draw.size % screens.count]
  draw.shows("a screen that \(screen.does)")
  return "\(test.rawValue) \(Trial(test, on: screen.type).text)"
}

Kata.check("the late-reply test passes for a good screen", cases: 10) { draw in
  run(&draw, .late, on: Screen.right)
}
Kata.check("the late-reply test fails where a late photo lands", cases: 10) { draw in
  run(&draw, .late, on: Screen.late)
}
Kata.check("the leak test passes for a good screen", cases: 10) { draw in
  run(&draw, .leak, on: Screen.right)
}
Kata.check("the leak test fails where something keeps the screen", cases: 10) { draw in
  run(&draw, .leak, on: Screen.leaking)
}
Kata.check("no test waits by the clock", cases: 10) { draw in
  let (test, screen) = (Test.allCases[draw.size % 2], Screen.right[draw.size % 3])
  draw.shows("\(test.rawValue), a screen that \(screen.does)")
  let seconds = (Trial(test, on: screen.type).seconds * 100).rounded() / 100
  return seconds == 0 ? "it takes turns and no time" : "it takes \(seconds) seconds"
}
Kata.check("each test ends, whatever the screen does", cases: 2) { draw in
  let test = Test.allCases[draw.size % 2]
  draw.shows("\(test.rawValue), a screen that \(Screen.broken.does)")
  return Trial(test, on: Screen.broken.type).hasEnded ? "it ends" : "it doesn't end"
}
