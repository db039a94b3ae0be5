import KataModels
import KataStage
import Testing

@Suite("The name of a traced object")
@MainActor struct TraceNameTests {
  // Numbers are never given out again, so each test has classes of its own.
  private final class LedgerViewController: UIViewController {}
  private final class GalleryController: UIViewController {}
  private final class Badge: UIView {}
  private final class Sticker: UIView {}
  private final class LongLookGestureRecognizer: UIGestureRecognizer {}

  @Test func `is the type's, without what every controller has`() {
    #expect(LedgerViewController().traceName == "Ledger")
    #expect(GalleryController().traceName == "Gallery")
    #expect(UINavigationController().traceName.hasPrefix("Navigation"))
    #expect(UIViewController().traceName.hasPrefix("Controller"))
    #expect(UIView().traceName.hasPrefix("View"))
    #expect(UIWindow(frame: .zero).traceName.hasPrefix("Window"))
  }

  @Test func `has a number from the second on, never given out again`() {
    let first = Badge()
    var second: Badge? = Badge()
    #expect(first.traceName == "Badge")
    #expect(second?.traceName == "Badge#2")
    second = nil
    #expect(Badge().traceName == "Badge#3")
  }

  @Test func `is the one given, and then counts among its own`() {
    let (one, other) = (UIView().named("trace card"), UIView().named("trace card"))
    #expect(one.traceName == "trace card")
    #expect(other.traceName == "trace card#2")
    #expect(one.named("trace card").traceName == "trace card")
  }

  @Test func `a named object leaves its type's name to the next`() {
    _ = Sticker().named("star")
    #expect(Sticker().traceName == "Sticker")
  }

  @Test func `of a recogniser is its own, else its type's in camel case`() {
    let look = LongLookGestureRecognizer()
    #expect(look.traceName == "longLook")
    look.name = "glance"
    #expect(look.traceName == "glance")
  }
}
