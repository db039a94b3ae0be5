/// A queue of operations. The course's model has the main one, on which observers ask to be told.
public final class OperationQueue: NSObject, Sendable {
  public static let main = OperationQueue(isMain: true)

  private init(isMain: Bool) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public override init() {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public static var current: OperationQueue? { nil }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public var maxConcurrentOperationCount: Int {
    get { 0 }
    set {}
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public func addOperation(_ block: @escaping @Sendable () -> Void) {}

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out as yet")
  public func cancelAllOperations() {}
}
