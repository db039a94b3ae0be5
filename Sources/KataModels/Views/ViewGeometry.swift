/// How a view lies in its superview: what it shows of itself (`bounds`), where that is placed
/// (`center`, `anchor`), and how it is turned and scaled (`transform`). The frame follows.
///
/// To superview space a point goes by `-(bounds.origin + anchor × size)`, then through the
/// transform, then by `+center`
/// (developer.apple.com/documentation/quartzcore/calayer/position, …/anchorpoint).
struct ViewGeometry: Hashable, Sendable {
  /// In the view's own coordinates.
  var bounds = CGRect.zero
  /// Where the anchor lies, in the superview's coordinates.
  var center = CGPoint.zero
  /// The point that `center` places and the transform turns about, as a share of the size.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity {
    didSet { isTransformed = !transform.isIdentity }
  }
  /// Kept beside the transform, since most views have none and every conversion asks.
  private(set) var isTransformed = false

  /// The anchor as a distance from the top left corner.
  @inline(__always)
  private var pivot: CGPoint {
    CGPoint(x: anchor.x * bounds.size.width, y: anchor.y * bounds.size.height)
  }

  /// The box around the view in the superview's coordinates. `bounds.origin` has no part in it.
  var frame: CGRect {
    let corner = CGRect(origin: CGPoint(x: -pivot.x, y: -pivot.y), size: bounds.size)
    let box = isTransformed ? corner.applying(turning) : corner
    return CGRect(
      x: box.origin.x + center.x, y: box.origin.y + center.y,
      width: box.size.width, height: box.size.height)
  }

  /// Places the view so that its frame is `rect`: the centre goes where the anchor falls in it;
  /// the size is taken through the inverse transform as a vector, its sign dropped.
  ///
  /// Under a rotation the frame read back is another one, and Apple calls the result undefined.
  mutating func place(in rect: CGRect) {
    let rect = rect.standardized
    center = CGPoint(
      x: rect.origin.x + anchor.x * rect.size.width,
      y: rect.origin.y + anchor.y * rect.size.height)
    guard isTransformed else {
      bounds.size = rect.size
      return
    }
    let size = rect.size.applying(transform.inverted())
    bounds.size = CGSize(width: size.width.magnitude, height: size.height.magnitude)
  }

  /// Changes the size; the top left corner stays where it would be without the transform.
  mutating func resize(to size: CGSize) {
    center.x += anchor.x * (size.width - bounds.size.width)
    center.y += anchor.y * (size.height - bounds.size.height)
    bounds.size = size
  }
}

// MARK: - Up and down one step

extension ViewGeometry {
  /// From the view's own coordinates to its superview's.
  var toSuperview: Placement {
    let (pivot, shift) = (pivot, shift)
    guard isTransformed else {
      return Placement(x: center.x - pivot.x + shift.x, y: center.y - pivot.y + shift.y)
    }
    let offset = CGAffineTransform(translationX: shift.x - pivot.x, y: shift.y - pivot.y)
    var matrix = offset.concatenating(turning)
    matrix.tx += center.x
    matrix.ty += center.y
    return Placement(matrix)
  }

  /// A point of the view's own coordinates in its superview's.
  @inline(__always)
  func toSuperview(_ point: CGPoint) -> CGPoint {
    let (pivot, shift) = (pivot, shift)
    let local = CGPoint(x: point.x + shift.x - pivot.x, y: point.y + shift.y - pivot.y)
    let turned = isTransformed ? local.applying(turning) : local
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  /// A point of the superview's coordinates in the view's own.
  @inline(__always)
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let (pivot, shift) = (pivot, shift)
    let local = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let own = isTransformed ? local.applying(turning.inverted()) : local
    return CGPoint(x: own.x + pivot.x - shift.x, y: own.y + pivot.y - shift.y)
  }

  /// The transform as it works on distances from the anchor.
  private var turning: CGAffineTransform { GeometryPolicy.current.turning(self) }

  /// How far `bounds.origin` moves what the view shows.
  @inline(__always)
  private var shift: CGPoint {
    CGPoint(x: Self.contentShift * bounds.origin.x, y: Self.contentShift * bounds.origin.y)
  }

  private static let contentShift = UIKitRules.current.geometry.contentShift
}
