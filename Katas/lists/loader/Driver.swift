import KataStage
import UIKit

/// A picture on the server.
@MainActor struct Photo {
  let title: String
  let url: URL

  private static var count = 0

  /// Pictures that no case before has had.
  static func make(_ titles: [String]) -> [Photo] {
    count += 1
    return titles.map { title in
      Photo(title: title, url: Self.url("https://photos.app/\(title)-\(count).jpg"))
    }
  }

  /// Their URLs differ in what isn't the last part of the path.
  static func alike(_ difference: String) -> [Photo] {
    count += 1
    let urls =
      switch difference {
      case "the folder": ["photos.app/ada/\(count).jpg", "photos.app/ben/\(count).jpg"]
      case "the size after ?": ["photos.app/\(count).jpg?w=80", "photos.app/\(count).jpg?w=400"]
      default: ["a.photos.app/\(count).jpg", "b.photos.app/\(count).jpg"]
      }
    return zip(["Ada", "Ben"], urls).map { Photo(title: $0, url: url("https://\($1)")) }
  }

  private static func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }

  /// - Parameter megabytes: how long the data is.
  func comes(after seconds: Int, megabytes: Int = 0) {
    let bytes = max(1000, megabytes * 1_000_000)
    Stage.network.reply(
      to: url, after: TimeInterval(seconds),
      with: .picture(title, width: 400, height: 300, bytes: bytes))
  }

  var requests: String {
    let requests = Stage.network.requests(to: url)
    return requests == 1 ? "1 request" : "\(requests) requests"
  }
}

/// An app that asks its loader.
@MainActor final class App {
  let stage: Stage
  private var loader = ImageLoader()
  private var asked: [Asked] = []

  /// Who asks for a picture, and what came of it.
  @MainActor final class Asked {
    let start = Date()
    var task: Task<Void, Never>?
    /// Nil while it waits.
    var answer: String?
    var seconds = 0.0
    weak var image: UIImage?

    func take(_ image: UIImage?) {
      answer = image.map { $0.pictureTitle ?? "another picture" } ?? "an error"
      seconds = (Date().timeIntervalSince(start) * 10).rounded() / 10
      self.image = image
    }

    var text: String { answer ?? "nothing" }
  }

  /// - Parameter secondsPerMegabyte: what a file costs.
  init(secondsPerMegabyte: TimeInterval = 0) {
    stage = Stage(UIViewController())
    stage.cost(of: .fileAccess, secondsPerMegabyte)
  }

  @discardableResult func ask(_ photo: Photo) -> Asked {
    let asked = Asked()
    let loader = loader
    asked.task = Task { asked.take(try? await loader.image(for: photo.url)) }
    stage.settle()
    return asked
  }

  func wait(_ seconds: TimeInterval) { stage.wait(seconds) }

  /// Nothing but files is left.
  func relaunch() {
    loader = ImageLoader()
    stage.settle()
  }
}

func counted(_ seconds: Int) -> String { seconds == 1 ? "1 second" : "\(seconds) seconds" }

Kata.check("what has come before comes from memory, at once", cases: 4) { draw in
  let (photo, seconds) = (Photo.make(["Ada"])[0], draw.number(in: 1...4))
  draw.shows("Ada comes after \(counted(seconds))\na file takes 2 seconds to read or write")
  photo.comes(after: seconds, megabytes: 2)
  let app = App(secondsPerMegabyte: 1)
  app.ask(photo)
  app.wait(20)
  let again = app.ask(photo)
  app.wait(20)
  return "asked again: \(again.text), after \(again.seconds) seconds, \(photo.requests)"
}
Kata.check("what many wait for is loaded once", cases: 8) { draw in
  let (photo, count) = (Photo.make(["Ada"])[0], 1 + draw.size)
  draw.shows("\(count) rows ask for Ada, which comes after 5 seconds")
  photo.comes(after: 5)
  let app = App()
  let all = (0..<count).map { _ in
    defer { app.wait(0.25) }
    return app.ask(photo)
  }
  app.wait(20)
  return "\(all.filter { $0.answer == "Ada" }.count) of \(count) have Ada, \(photo.requests)"
}
Kata.check("one who stops waiting takes it from nobody", cases: 6) { draw in
  let photo = Photo.make(["Ada"])[0]
  let (count, leaving) = (2 + draw.size / 3, draw.number(in: 1...2))
  draw.shows(
    "\(count) rows ask for Ada, which comes after 5 seconds\n"
      + "after 2 seconds row \(leaving) is cancelled")
  photo.comes(after: 5)
  let app = App()
  let all = (0..<count).map { _ in app.ask(photo) }
  app.wait(2)
  all[leaving - 1].task?.cancel()
  app.wait(20)
  return all.enumerated().filter { $0.offset != leaving - 1 }
    .map { "row \($0.offset + 1): \($0.element.text)" }.joined(separator: "\n")
}
Kata.check("four load at a time, and one that fails makes room", cases: 10) { draw in
  let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gwen", "Hugo", "Ida", "Jon", "Kim", "Leo"]
  let photos = Photo.make(Array(names.prefix(5 + draw.size * 2 / 3)))
  let firstFail = draw.chance(oneIn: 2)
  let lines = photos.enumerated().map { number, photo in
    let (seconds, fails) = (draw.number(in: 1...3), firstFail && number < 4)
    if fails {
      Stage.network.fail(photo.url, after: TimeInterval(seconds), with: .timedOut)
    } else {
      photo.comes(after: seconds)
    }
    return "\(photo.title) \(fails ? "fails" : "comes") after \(counted(seconds))"
  }
  draw.shows("asked for at once:\n" + lines.map { "  \($0)" }.joined(separator: "\n"))
  let app = App()
  let before = app.stage.network.running
  let all = photos.map(app.ask)
  var most = app.stage.network.running - before
  for _ in 0..<80 {
    app.wait(0.5)
    most = max(most, app.stage.network.running - before)
  }
  let ends = zip(photos, all).map { "\($0.title): \($1.text)" }
  return "at most \(most) at once\n" + ends.joined(separator: "\n")
}
Kata.check("what failed is tried again when it is asked for again", cases: 2) { draw in
  let photo = Photo.make(["Ada"])[0]
  draw.shows("the first request for Ada fails, the second doesn't")
  Stage.network.fail(photo.url, after: 1, with: .timedOut)
  photo.comes(after: 1)
  let app = App()
  let first = app.ask(photo)
  app.wait(5)
  let second = app.ask(photo)
  app.wait(5)
  return "first: \(first.text)\nthen: \(second.text), \(photo.requests)"
}
Kata.check("memory is given back when it is short, and the file stays") { draw in
  let photo = Photo.make(["Ada"])[0]
  draw.shows("Ada is loaded, memory is short, Ada is asked for again")
  photo.comes(after: 1)
  let app = App()
  let first = app.ask(photo)
  app.wait(5)
  app.stage.memoryWarning()
  let kept = first.image == nil ? "given back" : "still in memory"
  let again = app.ask(photo)
  app.wait(5)
  return "Ada: \(kept)\nasked again: \(again.text), \(photo.requests)"
}
Kata.check("after a relaunch it comes from its file") { draw in
  let photo = Photo.make(["Ada"])[0]
  draw.shows("Ada is loaded, the app is launched anew,\nAda is asked for again")
  photo.comes(after: 1)
  let app = App()
  app.ask(photo)
  app.wait(5)
  app.relaunch()
  let again = app.ask(photo)
  app.wait(5)
  return "asked again: \(again.text), \(photo.requests)\n\(nameOfFile(of: photo))"
}
Kata.check("each URL has a file of its own", cases: 6) { draw in
  let difference = draw.pick(["the folder", "the size after ?", "the host"])
  let photos = Photo.alike(difference)
  draw.shows(
    "Ada's and Ben's URL differ in \(difference)\n"
      + "both are loaded, the app is launched anew,\nboth are asked for again")
  for photo in photos { photo.comes(after: 1) }
  let app = App()
  for photo in photos { app.ask(photo) }
  app.wait(5)
  app.relaunch()
  let again = photos.map(app.ask)
  app.wait(5)
  return zip(photos, again).map { "\($0.title)'s URL: \($1.text)" }.joined(separator: "\n")
}
Kata.check("the main thread never waits for a file", cases: 2) { draw in
  let photo = Photo.make(["Ada"])[0]
  draw.shows(
    "Ada is loaded, the app is launched anew,\nAda is asked for again; "
      + "a file takes 2 seconds to read or write")
  photo.comes(after: 1, megabytes: 2)
  let app = App(secondsPerMegabyte: 1)
  var (last, gap) = (Date(), 0.0)
  let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
    MainActor.assumeIsolated {
      gap = max(gap, Date().timeIntervalSince(last))
      last = Date()
    }
  }
  app.ask(photo)
  app.wait(10)
  app.relaunch()
  app.ask(photo)
  app.wait(10)
  timer.invalidate()
  return gap < 0.3 ? "it was free all the time" : "it stood still for \((gap * 10).rounded() / 10) s"
}

/// A hash that Swift draws anew at each launch finds no file of the launch before. Here all launches
/// are one, so the name itself is looked at.
@MainActor func nameOfFile(of photo: Photo) -> String {
  let url = photo.url
  let hashes = [
    url.hashValue, url.absoluteString.hashValue, url.path.hashValue, url.lastPathComponent.hashValue,
  ]
  let names = (try? FileManager.default.contentsOfDirectory(atPath: URL.cachesDirectory.path)) ?? []
  let isHash = hashes.contains { hash in
    names.contains { name in
      [String(hash), String(hash.magnitude), String(UInt(bitPattern: hash), radix: 16)]
        .contains { name.lowercased().contains($0) }
    }
  }
  return isHash ? "its file is named by hashValue" : "its file is named the same at every launch"
}
