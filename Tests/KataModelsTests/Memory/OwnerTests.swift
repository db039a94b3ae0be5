import KataModels
import KataStage
import Testing

@MainActor @Suite struct `Who holds an object` {
  private final class Album: UIViewController {
    func tick(_ timer: Timer) {}
    var onClose: (() -> Void)?
    weak var neighbour: Album?
  }

  init() { _SelectorTable.register("tick:", Album.tick(_:)) }

  private func stage(_ root: UIViewController = UIViewController().named("Plain")) -> Stage {
    Stage(root)
  }

  @Test func `a timer holds its target, and the loop the timer`() {
    let (stage, album) = (stage(), Album().named("Holidays"))
    #expect(stage.owners(of: album) == [])
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: album, selector: "tick:", userInfo: nil, repeats: true)
    #expect(stage.owners(of: album) == ["RunLoop.main", "Timer", "Holidays"])
    timer.invalidate()
    #expect(stage.owners(of: album) == [])
  }

  @Test func `a closure that waits holds what it captures strongly`() {
    let (stage, album) = (stage(), Album().named("Strong"))
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { _ = album }
    #expect(stage.owners(of: album) == ["RunLoop.main", "closure", "Strong"])
    stage.wait(1)
    #expect(stage.owners(of: album) == [])
  }

  @Test func `a load holds its handler's screen, until it has ended or been cancelled`() throws {
    let (stage, album) = (stage(), Album().named("Waiting"))
    let url = try #require(URL(string: "https://photos.example/\(UUID())"))
    stage.network.reply(to: url, after: 1)
    func load() -> URLSessionDataTask {
      URLSession.shared.dataTask(with: url) { _, _, _ in
        DispatchQueue.main.async { _ = album }
      }
    }
    let way = ["URLSession", "URLSessionDataTask", "closure", "Waiting"]
    load().resume()
    #expect(stage.owners(of: album) == way)
    stage.wait(1)
    #expect(stage.owners(of: album) == [])
    let task = load()
    task.resume()
    #expect(stage.owners(of: album) == way)
    task.cancel()
    stage.wait(0)
    #expect(stage.owners(of: album) == [])
  }

  @Test func `and not what it captures weakly or unowned`() {
    let (stage, album) = (stage(), Album().named("Weak"))
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak album] in _ = album }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [unowned album] in _ = album }
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak album] _ in
      _ = album
    }
    #expect(stage.owners(of: album) == [])
    timer.invalidate()
    stage.wait(1)
  }

  @Test func `a window holds its screens, and they what they store`() {
    let (root, album, friend) = (
      Album().named("Root"), Album().named("Pushed"), Album().named("Confidant")
    )
    let navigation = UINavigationController(rootViewController: root).named("Stack")
    let stage = stage(navigation)
    stage.window.rename("Glass")
    navigation.pushViewController(album, animated: false)
    stage.settle()
    #expect(stage.owners(of: album) == ["Glass", "Stack", "Pushed"])
    album.onClose = { _ = friend }
    root.neighbour = friend
    #expect(stage.owners(of: friend) == ["Glass", "Stack", "Pushed", "closure", "Confidant"])
  }

  @Test func `each of several closures is looked into, however it is stored`() {
    enum Plan {
      case nothing
      case act(() -> Void)
    }
    final class Wardrobe: UIViewController {
      var plain: () -> Void = {}
      var optional: (() -> Void)?
      var others: [() -> Void] = []
      var plans: [Plan] = [.nothing]
      var plan = Plan.nothing
      var labelled: (name: String, act: () -> Void) = ("nothing", {})
    }
    let wardrobe = Wardrobe().named("Wardrobe")
    let stage = stage(wardrobe)
    stage.window.rename("Cabinet")
    let albums = (0..<9).map { Album().named("Album \($0)") }
    let acts = albums.map { album in { _ = album } }
    wardrobe.plain = acts[0]
    wardrobe.optional = acts[1]
    wardrobe.others = [acts[2], acts[3]]
    wardrobe.plans = [.act(acts[4]), .act(acts[5]), .nothing]
    wardrobe.plan = .act(acts[6])
    wardrobe.labelled.act = acts[7]
    for album in albums[..<8] {
      #expect(stage.owners(of: album) == ["Cabinet", "Wardrobe", "closure", album.traceName])
    }
    #expect(stage.owners(of: albums[8]) == [])
  }

  @Test func `the centre holds the blocks of observers, and no observer of a selector`() {
    let (stage, album) = (stage(), Album().named("Hearer"))
    let name = Notification.Name("owners")
    NotificationCenter.default.addObserver(album, selector: "tick:", name: name, object: nil)
    #expect(stage.owners(of: album) == [])
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in _ = album
    }
    #expect(stage.owners(of: album) == ["NotificationCenter.default", "closure", "Hearer"])
    NotificationCenter.default.removeObserver(token)
    #expect(stage.owners(of: album) == [])
  }

  @Test func `what is stored weakly in a structure isn't held`() {
    struct Row {
      weak var album: Album?
      var other: Album?
    }
    let (stage, weakly, strongly) = (
      stage(), Album().named("Weakly"), Album().named("Strongly")
    )
    let row = Row(album: weakly, other: strongly)
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in _ = row.other }
    #expect(stage.owners(of: weakly) == [])
    #expect(stage.owners(of: strongly) == ["RunLoop.main", "Timer", "closure", "Strongly"])
    timer.invalidate()
  }

  @Test func `closures that capture nothing hold nothing`() {
    let (stage, album) = (stage(), Album().named("Lone"))
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {}
    #expect(stage.owners(of: album) == [])
    stage.wait(1)
  }

  @Test func `a variable that closures share is looked into`() {
    let (stage, album) = (stage(), Album().named("Shared"))
    nonisolated(unsafe) var current: Album? = album
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { current = nil }
    #expect(stage.owners(of: album) == ["RunLoop.main", "closure", "Shared"])
    stage.wait(1)
    #expect(current == nil)
  }
}
