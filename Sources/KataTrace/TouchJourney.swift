/// How a touch found its view, and who was to hear of it.
public struct TouchJourney: Codable, Sendable, Hashable {
  /// From 1, in the order of the searches.
  public var number: Int
  /// Nil where no finger came down: the program called `hitTest` itself.
  public var finger: Int?
  /// In the coordinates of the first view asked, which for a finger are the window's.
  public var point: [Double]
  /// In the order in which they were asked.
  public var asked: [AskedView]
  /// The name of the view that was hit; nil where none was.
  public var hit: String?
  /// In the order in which they hear it.
  public var listeners: [Listener]
  /// Another finger keeps the view from hearing: its own, where it takes one at a time, or an exclusive one.
  public var isBarred: Bool

  public init(
    number: Int, finger: Int?, point: [Double], asked: [AskedView], hit: String?,
    listeners: [Listener] = [], isBarred: Bool = false
  ) {
    self.number = number
    self.finger = finger
    self.point = point
    self.asked = asked
    self.hit = hit
    self.listeners = listeners
    self.isBarred = isBarred
  }

  /// A recogniser that hears the touch.
  public struct Listener: Codable, Sendable, Hashable {
    public var name: String
    public var view: String?

    public init(name: String, view: String?) {
      self.name = name
      self.view = view
    }
  }
}

/// A view that hit-testing came to.
public struct AskedView: Codable, Sendable, Hashable {
  public var name: String
  /// 0 for a view that was asked first, one more for each view it lies in.
  public var depth: Int
  /// Nil where the view's own `hitTest` decided by itself.
  public var answer: Answer?
  /// Its class replaces `point(inside:with:)`.
  public var hasOwnPoint: Bool
  /// Its class replaces `hitTest(_:with:)`.
  public var hasOwnHitTest: Bool
  /// The name of the view that its own `hitTest` answered.
  public var returned: String?

  public enum Answer: String, Codable, Sendable {
    /// It holds the point, so it asks its subviews.
    case holds
    case outside, hidden, faint, disabled, moving
  }

  public init(
    name: String, depth: Int, answer: Answer?, hasOwnPoint: Bool = false,
    hasOwnHitTest: Bool = false, returned: String? = nil
  ) {
    self.name = name
    self.depth = depth
    self.answer = answer
    self.hasOwnPoint = hasOwnPoint
    self.hasOwnHitTest = hasOwnHitTest
    self.returned = returned
  }
}

/// The way of one phase of a touch up the responder chain.
public struct TouchClimb: Codable, Sendable, Hashable {
  /// The number of the journey it belongs to.
  public var journey: Int
  /// `touchesBegan`
  public var callback: String
  /// From the view that was hit upwards.
  public var steps: [Step]
  /// Somebody kept it; else it went off the end of the chain.
  public var isAnswered: Bool

  /// A responder that heard of it.
  public struct Step: Codable, Sendable, Hashable {
    public var name: String
    /// Its class has the method.
    public var hasOwn: Bool

    public init(name: String, hasOwn: Bool) {
      self.name = name
      self.hasOwn = hasOwn
    }
  }

  public init(journey: Int, callback: String, steps: [Step], isAnswered: Bool) {
    self.journey = journey
    self.callback = callback
    self.steps = steps
    self.isAnswered = isAnswered
  }
}
