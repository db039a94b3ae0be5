/// A view and what it holds, at one moment. Rectangles are `[x, y, width, height]` in points.
public struct ViewSnapshot: Codable, Sendable, Hashable {
  public var name: String
  public var type: String
  /// In the superview's coordinates; the bounding box where the view is transformed.
  public var frame: [Double]
  public var bounds: [Double]
  /// The box the view covers, in its window's coordinates.
  public var inWindow: [Double]
  public var isHidden: Bool
  public var alpha: Double
  public var clipsToBounds: Bool
  public var isTransformed: Bool
  /// The name of the controller whose root view this is.
  public var controller: String?
  /// Back to front.
  public var subviews: [ViewSnapshot]

  public init(
    name: String, type: String, frame: [Double], bounds: [Double], inWindow: [Double],
    isHidden: Bool = false, alpha: Double = 1, clipsToBounds: Bool = false,
    isTransformed: Bool = false, controller: String? = nil, subviews: [ViewSnapshot] = []
  ) {
    self.name = name
    self.type = type
    self.frame = frame
    self.bounds = bounds
    self.inWindow = inWindow
    self.isHidden = isHidden
    self.alpha = alpha
    self.clipsToBounds = clipsToBounds
    self.isTransformed = isTransformed
    self.controller = controller
    self.subviews = subviews
  }
}

/// A finger, as one event reports it. The point is in window coordinates.
public struct TouchSnapshot: Codable, Sendable, Hashable {
  public var finger: Int
  public var phase: String
  public var point: [Double]
  /// The name of the view the touch belongs to.
  public var view: String?

  public init(finger: Int, phase: String, point: [Double], view: String?) {
    self.finger = finger
    self.phase = phase
    self.point = point
    self.view = view
  }
}

/// A recogniser's change of state.
public struct RecognizerSnapshot: Codable, Sendable, Hashable {
  public var name: String
  public var view: String?
  public var from: String
  public var to: String
  /// It recognises a gesture in one step, as a tap does; nil for a class of the program's own.
  public var isDiscrete: Bool?

  public init(name: String, view: String?, from: String, to: String, isDiscrete: Bool? = nil) {
    self.isDiscrete = isDiscrete
    self.name = name
    self.view = view
    self.from = from
    self.to = to
  }
}
