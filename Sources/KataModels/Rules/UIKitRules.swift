/// UIKit's behaviour as data: each rule is a threshold, a flag or an order of callbacks.
///
/// One property a group, one file a group. A belief about UIKit is these rules with one value
/// changed.
public struct UIKitRules: Codable, Sendable, Hashable {
  public var appearance = Appearance()
  public var presentation = Presentation()
  public var dragging = Dragging()
  public var scenes = Scenes()
  public var traits = Traits()
  public var controls = Controls()
  public var runLoop = RunLoopRules()
  public var geometry = Geometry()
  public var layout = Layout()
  public var drawing = DrawingRules()
  public var scrolling = Scrolling()
  public var layers = Layers()
  public var images = Images()
  public var network = Network()
  public var caching = Caching()
  public var animation = Animation()
  public var hitTesting = HitTesting()
  public var touches = Touches()
  public var gestures = Gestures()
  public var lists = Lists()
  public var withheld = Withheld()

  public init() {}

  /// The rules this program runs under: the truth, or what `UIKATA_RULES` lays over it.
  ///
  /// An overlay that names no rule, or gives one a value of the wrong type, ends the program with
  /// one sentence.
  public static let current: UIKitRules = {
    guard let text = ProcessInfo.processInfo.environment["UIKATA_RULES"] else { return .init() }
    do { return try UIKitRules().overlaid(with: text) } catch {
      Ending.stop("UIKATA_RULES: \(error)")
    }
  }()
}
