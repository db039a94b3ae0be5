import KataModels
import KataStage
import Testing

@testable import KataModels

@MainActor @Suite struct `A picture made from data` {
  /// A million pixels, so that decoding takes what the stage says it costs.
  private let photo = UIImage(data: .picture("Ada", width: 2000, height: 500))
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))

  private func withDecoding(_ seconds: TimeInterval = 0.2, _ act: (Stage) throws -> Void) rethrows {
    let stage = Stage(view)
    stage.cost(of: .decoding, seconds)
    defer { stage.cost(of: .decoding, 0) }
    try act(stage)
  }

  @Test func `has the size that its data tells, a point a pixel or as many as it is told`() throws {
    let image = try #require(photo)
    #expect(image.size == CGSize(width: 2000, height: 500))
    #expect(image.scale == 1)
    #expect(image.pictureTitle == "Ada")
    let sharp = try #require(UIImage(data: .picture(width: 300, height: 60), scale: 3))
    #expect(sharp.size == CGSize(width: 100, height: 20))
    #expect(sharp.cgImage?.width == 300)
    #expect(sharp.pictureTitle == nil)
  }

  @Test func `takes four bytes a pixel once it is decoded, whatever its data took`() throws {
    let data = Data.picture(width: 4000, height: 3000)
    let bitmap = try #require(UIImage(data: data)?.cgImage)
    #expect(data.count == 3_000_000)
    #expect(bitmap.bytesPerRow * bitmap.height == 48_000_000)
  }

  @Test(arguments: [
    Data(), Data("a text".utf8), Data(count: 100), Data.picture(width: 9, height: 9).prefix(20),
  ])
  func `is nil where the data is none`(data: Data) {
    #expect(UIImage(data: data) == nil)
  }

  @Test func `costs nothing until the commit that shows it first, and nothing later`() {
    withDecoding { stage in
      view.image = photo
      #expect(stage.now == 0)
      stage.wait(0)
      #expect(stage.now == 0.2)
      view.image = nil
      stage.wait(0)
      view.image = photo
      stage.wait(0)
      #expect(stage.now == 0.2)
    }
  }

  @Test func `isn't decoded for a view that isn't shown, or has no size`() {
    withDecoding { stage in
      view.isHidden = true
      view.image = photo
      stage.wait(0)
      #expect(stage.now == 0)
      (view.isHidden, view.bounds.size) = (false, .zero)
      stage.wait(0)
      #expect(stage.now == 0)
      UIImageView(image: photo).layoutIfNeeded()
      #expect(stage.now == 0)
      view.bounds.size = CGSize(width: 10, height: 10)
      stage.wait(0)
      #expect(stage.now == 0.2)
    }
  }

  @Test func `is decoded where it is drawn before, and only once`() {
    withDecoding { stage in
      let log = SharedLog()
      let photo = photo
      DispatchQueue.global().async {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 5))
        let small = renderer.image { _ in photo?.draw(in: CGRect(x: 0, y: 0, width: 20, height: 5))
        }
        log("drawn \(small.cgImage?.width ?? 0) wide, on main: \(Thread.isMainThread)")
      }
      stage.wait(0.2)
      #expect(log.lines == ["drawn 60 wide, on main: false"])
      view.image = photo
      stage.wait(0)
      #expect(stage.now == 0.2)
    }
  }

  @Test func `makes the main thread wait where another one decodes it just now`() {
    withDecoding { stage in
      let photo = photo
      DispatchQueue.global().async { photo?.draw(at: .zero) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        MainActor.assumeIsolated { view.image = photo }
      }
      stage.wait(0.1)
      #expect(stage.now == 0.2)
    }
  }

  @Test func `holds what is due on the main thread while it is decoded there`() {
    withDecoding { stage in
      let log = SharedLog()
      view.image = photo
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        log("main at \(MainActor.assumeIsolated { stage.now })")
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { log("other") }
      stage.wait(0.2)
      #expect(log.lines == ["other", "main at 0.2"])
    }
  }
}

@MainActor @Suite struct `Preparing a picture` {
  private let photo = UIImage(data: .picture("Ada", width: 2000, height: 500))
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))

  @Test func `makes a new one on the thread that asks, and leaves the first as it was`() throws {
    let stage = Stage(view)
    stage.cost(of: .decoding, 0.2)
    defer { stage.cost(of: .decoding, 0) }
    let ready = try #require(photo?.preparingForDisplay())
    #expect(stage.now == 0.2)
    #expect(ready !== photo)
    #expect(ready.pictureTitle == "Ada")
    #expect(ready.preparingForDisplay() === ready)
    view.image = ready
    stage.wait(0)
    #expect(stage.now == 0.2)
    view.image = photo
    stage.wait(0)
    #expect(stage.now == 0.4)
  }

  @Test func `in the background works through one after the other, and answers there`() {
    let (stage, log) = (Stage(view), SharedLog())
    stage.cost(of: .decoding, 0.2)
    defer { stage.cost(of: .decoding, 0) }
    photo?.prepareForDisplay {
      log("whole \($0?.size.width ?? 0), on main: \(Thread.isMainThread)")
    }
    photo?.prepareThumbnail(of: CGSize(width: 40, height: 10)) {
      log("thumbnail \($0?.size.width ?? 0), on main: \(Thread.isMainThread)")
    }
    stage.wait(0.2)
    #expect(log.lines == ["whole 2000.0, on main: false"])
    stage.wait(0.2)
    #expect(log.lines.last == "thumbnail 40.0, on main: false")
  }

  @Test func `as a thumbnail takes the memory of the small one`() throws {
    let small = try #require(photo?.preparingThumbnail(of: CGSize(width: 40, height: 10)))
    let bitmap = try #require(small.cgImage)
    #expect(small.size == CGSize(width: 40, height: 10))
    #expect(bitmap.bytesPerRow * bitmap.height == 1600)
    #expect(photo?.preparingThumbnail(of: .zero) == nil)
    #expect(photo?.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: -1)) == nil)
  }
}

@MainActor @Suite struct `The belief that UIImage(data:) decodes` {
  @Test func `lets the thread that calls it wait`() {
    let stage = Stage(UIView())
    stage.cost(of: .decoding, 0.2)
    defer { stage.cost(of: .decoding, 0) }
    var rules = UIKitRules().images
    rules.decodesWhenDrawn = false
    ImagePolicy(rules).whenMade(CGImage(width: 2000, height: 500, isDecoded: false))
    #expect(stage.now == 0.2)
    ImagePolicy(UIKitRules().images).whenMade(CGImage(width: 2000, height: 500, isDecoded: false))
    #expect(stage.now == 0.2)
  }
}
