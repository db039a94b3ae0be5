import KataStage
import UIKit

struct Photo: Hashable, Sendable {
  let title: String
  let url: URL

  private static let titles = ["lake", "dune", "harbour", "meadow", "bridge", "tower", "creek"]
  @MainActor private static var count = 0

  /// Different ones, with URLs that no case before has had.
  @MainActor static func drawn(_ number: Int, _ draw: inout Kata.Draw) -> [Photo] {
    draw.shuffled(titles).prefix(number).map { title in
      count += 1
      let url = URL(string: "https://photos.app/\(count)/\(title).jpg") ?? URL(fileURLWithPath: "/")
      return Photo(title: title, url: url)
    }
  }
}

/// The app's server. It counts how often it is asked, and answers only where it is told to.
///
/// Everything happens on the one thread of the virtual clock.
final class PhotoAPI: @unchecked Sendable {
  static let shared = PhotoAPI()
  private(set) var calls = 0
  var answers = false

  func latest(_ handler: @escaping (Result<[Photo], any Error>) -> Void) {
    calls += 1
    guard answers else { return }
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(.success([])) }
  }
}

/// A loader that waits until it is told which photo arrives.
@MainActor final class StagedLoader: ImageLoading {
  private let heedsCancelling: Bool
  private var loads: [(url: URL, reply: CheckedContinuation<UIImage, any Error>)] = []

  init(heedsCancelling: Bool) { self.heedsCancelling = heedsCancelling }

  func image(for url: URL) async throws -> UIImage {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { loads.append((url, $0)) }
    } onCancel: {
      Task { @MainActor in if heedsCancelling { end(url, with: .failure(CancellationError())) } }
    }
  }

  func arrive(_ photo: Photo) {
    let data = Data.picture(photo.title, width: 40, height: 20)
    guard let image = UIImage(data: data) else { return }
    end(photo.url, with: .success(image))
  }

  private func end(_ url: URL, with result: Result<UIImage, any Error>) {
    for load in loads where load.url == url { load.reply.resume(with: result) }
    loads.removeAll { $0.url == url }
  }
}

/// One cell that serves row after row.
@MainActor final class Row {
  private let cell = PhotoCell(style: .default, reuseIdentifier: "PhotoCell")
  private let loader: StagedLoader
  private let stage: Stage
  private let photos: [Photo]
  private var isUsed = false

  /// - Parameter photos: all that it is going to show.
  init(_ photos: [Photo], heedsCancelling: Bool = false) {
    self.photos = photos
    loader = StagedLoader(heedsCancelling: heedsCancelling)
    cell.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
    cell.loader = loader
    stage = Stage(cell)
  }

  /// Gives the cell to another row, as a table does.
  func serve(_ photo: Photo) {
    if isUsed { cell.prepareForReuse() }
    isUsed = true
    cell.configure(with: photo)
    stage.settle()
  }

  func arrive(_ photo: Photo) {
    loader.arrive(photo)
    stage.settle()
  }

  /// What it shows of those; a placeholder is none of them.
  var shown: String {
    let title = cell.photoView.image?.pictureTitle
    return photos.map(\.title).first { $0 == title } ?? "no photo"
  }

  func end() {
    for photo in photos { arrive(photo) }
  }
}

/// An app with a feed in it, and how often the feed asks for photos.
@MainActor final class App {
  enum Way: String, CaseIterable {
    case popped = "pop it"
    case dismissed = "dismiss it"
  }

  private let root = UINavigationController(rootViewController: UIViewController())
  private let stage: Stage
  private(set) weak var feed: FeedViewController?
  private let way: Way
  /// While it opened.
  private(set) var hasAsked = false
  /// What feeds ask that earlier cases have left behind: in 90 seconds, and at an activation.
  private var (noise, noiseWhenActive) = (0, 0)

  init(_ way: Way = .popped, answers: Bool = false) {
    self.way = way
    PhotoAPI.shared.answers = answers
    stage = Stage(root)
    noise = calls { wait(90) }
    noiseWhenActive = calls(activate)
    let before = PhotoAPI.shared.calls
    let feed = FeedViewController()
    self.feed = feed
    switch way {
    case .popped: root.pushViewController(feed, animated: true)
    case .dismissed:
      feed.modalPresentationStyle = .fullScreen
      root.present(feed, animated: true)
    }
    wait(2)
    hasAsked = PhotoAPI.shared.calls > before
  }

  func wait(_ seconds: Int) { stage.wait(TimeInterval(seconds)) }

  func close() {
    switch way {
    case .popped: root.popViewController(animated: true)
    case .dismissed: root.dismiss(animated: true)
    }
    wait(2)
  }

  func cover() {
    root.pushViewController(UIViewController(), animated: true)
    wait(2)
    root.popViewController(animated: true)
    wait(2)
  }

  /// The user begins to swipe back and changes their mind.
  func swipe() {
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), over: 1)
    wait(2)
  }

  /// The user leaves the app and comes back.
  private func activate() {
    stage.enterBackground()
    stage.enterForeground()
  }

  private func calls(_ work: () -> Void) -> Int {
    let before = PhotoAPI.shared.calls
    work()
    stage.settle()
    return PhotoAPI.shared.calls - before
  }

  private func asked(_ times: Int) -> String { times == 1 ? "asked once" : "asked \(times) times" }

  /// How often it asks when the app becomes active.
  var activation: String { asked(calls(activate) - noiseWhenActive) }

  /// How often it asks in a minute and a half, and when the app becomes active then.
  var refreshes: String {
    "in 90 seconds: \(asked(calls { wait(90) } - noise))\nwhen the app becomes active: \(activation)"
  }
}

Kata.check("a late reply for the old URL never shows", cases: 40) { draw in
  let photos = Photo.drawn(2 + draw.size / 4, &draw)
  let (arrivals, heeds) = (draw.shuffled(photos), draw.chance(oneIn: 2))
  draw.shows(
    "one cell shows \(photos.map(\.title).joined(separator: ", then "))\n"
      + "the photos arrive: \(arrivals.map(\.title).joined(separator: ", "))\n"
      + "the loader \(heeds ? "stops when it is cancelled" : "can't be stopped")")
  let row = Row(photos, heedsCancelling: heeds)
  for photo in photos { row.serve(photo) }
  return arrivals.map { photo in
    row.arrive(photo)
    return "\(photo.title) arrives: the cell shows \(row.shown)"
  }.joined(separator: "\n")
}
Kata.check("reuse clears the old photo", cases: 10) { draw in
  let photos = Photo.drawn(2, &draw)
  draw.shows(
    "a cell shows \(photos[0].title), which arrives\nthen \(photos[1].title), which doesn't yet")
  let row = Row(photos)
  row.serve(photos[0])
  row.arrive(photos[0])
  let before = row.shown
  row.serve(photos[1])
  defer { row.end() }
  return "the cell shows \(before), then \(row.shown)"
}
Kata.check("a closed feed is freed", cases: 4) { draw in
  let (way, seconds) = (draw.pick(App.Way.allCases), draw.number(in: 1...90))
  draw.shows("open the feed, wait \(seconds) seconds, \(way.rawValue)")
  let app = App(way)
  app.wait(seconds)
  app.close()
  return app.feed == nil ? "the feed is gone" : "the feed is alive"
}
Kata.check("a closed feed doesn't refresh when the app becomes active", cases: 4) { draw in
  let way = draw.pick(App.Way.allCases)
  draw.shows("open the feed, \(way.rawValue), leave the app and come back")
  let app = App(way)
  app.close()
  return app.activation
}
Kata.check("still shows the photo that arrives", cases: 4) { draw in
  let photos = Photo.drawn(1, &draw)
  draw.shows("a cell shows \(photos[0].title), which arrives")
  let row = Row(photos)
  row.serve(photos[0])
  row.arrive(photos[0])
  return "the cell shows \(row.shown)"
}
Kata.check("still refreshes on the screen") { draw in
  draw.shows("open the feed, wait 90 seconds, leave the app and come back")
  let app = App(answers: true)
  defer { app.close() }
  return "at opening: \(app.hasAsked ? "asked" : "not asked")\n\(app.refreshes)"
}
Kata.check("refreshes again after another screen has covered it") { draw in
  draw.shows("open the feed, cover it and come back")
  let app = App(answers: true)
  defer { app.close() }
  app.cover()
  return app.refreshes
}
Kata.check("refreshes no faster after a swipe back that is let go") { draw in
  draw.shows("open the feed, begin to swipe back and let go")
  let app = App(answers: true)
  defer { app.close() }
  app.swipe()
  return app.refreshes
}
