import KataModels
import KataStage
import Testing

@MainActor @Suite struct `Drawing a view` {
  private let badge = Drawn(frame: CGRect(x: 10, y: 10, width: 40, height: 20)).named("badge")
  private let feed = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let stage: Stage

  init() {
    feed.addSubview(badge)
    stage = Stage(feed)
  }

  private func drawings(during body: () -> Void) -> [CGRect] {
    badge.drawings = []
    body()
    stage.settle()
    return badge.drawings
  }

  @Test func `comes when a view is first shown, with all of it`() {
    #expect(badge.drawings == [CGRect(x: 0, y: 0, width: 40, height: 20)])
    let late = Drawn(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    stage.settle()
    #expect(late.drawings == [])
    feed.addSubview(late)
    stage.settle()
    #expect(late.drawings == [CGRect(x: 0, y: 0, width: 5, height: 5)])
    late.removeFromSuperview()
    feed.addSubview(late)
    stage.settle()
    #expect(late.drawings.count == 1)
  }

  @Test func `waits for the end of the turn, and comes once for a hundred requests`() {
    let found = drawings {
      for _ in 0..<100 { badge.setNeedsDisplay() }
      #expect(badge.drawings == [])
    }
    #expect(found == [badge.bounds])
  }

  @Test func `follows layout, whichever was asked for first`() {
    let lines = traced(.layout, .drawing) {
      badge.setNeedsDisplay()
      badge.setNeedsLayout()
      stage.settle()
    }
    #expect(lines.of("badge", "dot", "card", "Detail") == ["badge.layoutSubviews", "badge.draw"])
  }

  @Test func `lays nothing out, and layout draws nothing`() {
    #expect(
      traced(.layout, .drawing) {
        badge.setNeedsDisplay()
        stage.settle()
      }.of("badge") == ["badge.draw"])
    #expect(
      traced(.layout, .drawing) {
        badge.setNeedsLayout()
        badge.layoutIfNeeded()
      }.of("badge") == ["badge.layoutSubviews"])
  }

  @Test func `doesn't follow a view that is moved, turned, shifted, resized or recoloured`() {
    #expect(
      drawings {
        badge.center = CGPoint(x: 90, y: 90)
        badge.transform = CGAffineTransform(rotationAngle: 1)
        badge.transform = .identity
        badge.bounds.origin = CGPoint(x: 0, y: 5)
        badge.bounds.size = CGSize(width: 80, height: 80)
        badge.backgroundColor = .black
        badge.alpha = 0.5
        feed.setNeedsDisplay()
      } == [])
  }

  @Test func `follows a new size where the content mode is redraw, and no new place`() {
    badge.contentMode = .redraw
    #expect(drawings { badge.center = CGPoint(x: 90, y: 90) } == [])
    let larger = CGSize(width: 80, height: 60)
    #expect(drawings { badge.bounds.size = larger } == [CGRect(origin: .zero, size: larger)])
  }

  @Test func `covers the box around the parts that were asked for`() {
    #expect(
      drawings {
        badge.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
        badge.setNeedsDisplay(CGRect(x: 10, y: 10, width: 100, height: 5))
      } == [CGRect(x: 0, y: 0, width: 40, height: 15)])
    #expect(
      drawings {
        badge.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
        badge.setNeedsDisplay()
        badge.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
      } == [badge.bounds])
    #expect(drawings { badge.setNeedsDisplay(CGRect(x: 500, y: 0, width: 5, height: 5)) } == [])
  }

  @Test func `waits while a view is hidden, alone or with what it is in`() {
    feed.isHidden = true
    #expect(drawings { badge.setNeedsDisplay() } == [])
    #expect(drawings { feed.isHidden = false } == [badge.bounds])
  }

  @Test func `waits while a view has no size`() {
    let late = Drawn()
    feed.addSubview(late)
    stage.settle()
    #expect(late.drawings == [])
    late.frame.size = CGSize(width: 3, height: 3)
    stage.settle()
    #expect(late.drawings == [CGRect(x: 0, y: 0, width: 3, height: 3)])
  }

  @Test func `asked for in a drawing goes for nothing, and layout waits for the next turn`() {
    badge.onDraw = { [badge] in
      badge.onDraw = {}
      badge.setNeedsDisplay()
      badge.setNeedsLayout()
    }
    let lines = traced(.layout, .drawing) {
      badge.setNeedsDisplay()
      stage.settle()
    }
    #expect(lines.of("badge", "dot", "card", "Detail") == ["badge.draw", "badge.layoutSubviews"])
  }

  @Test func `asked of another view in a drawing comes in the same pass`() {
    let dot = Drawn(frame: badge.frame).named("dot")
    feed.insertSubview(dot, at: 0)
    stage.settle()
    badge.onDraw = { dot.setNeedsDisplay() }
    let lines = traced(.drawing) {
      badge.setNeedsDisplay()
      stage.settle()
    }
    #expect(lines.of("badge", "dot", "card", "Detail") == ["badge.draw", "dot.draw"])
  }

  @Test func `costs a bitmap of the size it was done at`() {
    #expect(stage.drawn(badge).bitmapBytes == 40 * 3 * 20 * 3 * 4)
    #expect(stage.drawn(feed).bitmapBytes == 0)
    badge.bounds.size = CGSize(width: 100, height: 100)
    stage.settle()
    #expect(badge.bitmapBytes == 40 * 3 * 20 * 3 * 4)
    badge.setNeedsDisplay()
    stage.settle()
    #expect(badge.bitmapBytes == 300 * 300 * 4)
  }
}

@MainActor @Suite struct `Updating properties` {
  private let card = Configured(frame: CGRect(x: 0, y: 0, width: 40, height: 20)).named("card")
  private let screen = ConfiguredScreen().named("Detail")

  @Test func `comes at first, before layout, and then only when asked for`() {
    screen.view.addSubview(card)
    let lines = traced(.drawing, .layout) { _ = Stage(screen) }
    #expect(
      lines.of("card", "Detail") == [
        "Detail.updateProperties", "Detail.viewWillLayoutSubviews", "Detail.viewDidLayoutSubviews",
        "card.updateProperties", "card.layoutSubviews", "card.draw",
      ])
  }

  @Test func `waits for the end of the turn, once, and lays nothing out`() {
    let stage = Stage(card)
    let lines = traced(.drawing, .layout) {
      card.setNeedsUpdateProperties()
      card.setNeedsUpdateProperties()
      #expect(card.updates == 1)
      stage.settle()
    }
    #expect(lines.of("badge", "dot", "card", "Detail") == ["card.updateProperties"])
  }

  @Test func `comes before layout, whichever was asked for first`() {
    let stage = Stage(card)
    let lines = traced(.drawing, .layout) {
      card.setNeedsLayout()
      card.setNeedsUpdateProperties()
      stage.settle()
    }
    #expect(
      lines.of("badge", "dot", "card", "Detail") == [
        "card.updateProperties", "card.layoutSubviews",
      ])
  }

  @Test func `can be had at once, without layout`() {
    screen.view.addSubview(card)
    let stage = Stage(screen)
    let lines = traced(.drawing, .layout) {
      card.setNeedsUpdateProperties()
      card.setNeedsLayout()
      screen.setNeedsUpdateProperties()
      screen.updatePropertiesIfNeeded()
    }
    #expect(
      lines.of("badge", "dot", "card", "Detail") == [
        "Detail.updateProperties", "card.updateProperties",
      ])
    stage.settle()
  }
}

private final class Drawn: UIView {
  var drawings: [CGRect] = []
  var onDraw: () -> Void = {}

  override func draw(_ rect: CGRect) {
    drawings.append(rect)
    UIColor.black.setFill()
    UIRectFill(rect)
    onDraw()
  }
}

/// Overrides what the passes other than layout call.
final class Configured: UIView {
  private(set) var updates = 0
  override func updateProperties() { updates += 1 }
  override func draw(_ rect: CGRect) { UIRectFill(rect) }
}

private final class ConfiguredScreen: UIViewController {
  override func updateProperties() { super.updateProperties() }
}
