/// What programs in the language mode before Swift 6 get besides.
///
/// Apple's frameworks are imported there as they were before closures had to be `@Sendable`, so that
/// work for another thread may touch what belongs to the main actor, and nobody says so before it
/// runs. Declared in the program's own module, these go before the model's.
enum SwiftFiveInterface {
  static let source = """
    import UIKit
    extension DispatchQueue {
      @preconcurrency
      func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
      ) { self.UIKit::async(group: group, qos: qos, flags: flags, execute: work) }
      @preconcurrency
      func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
      ) { self.UIKit::asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work) }
    }
    extension OperationQueue {
      @preconcurrency
      func addOperation(_ block: @escaping @Sendable () -> Void) {
        self.UIKit::addOperation(block)
      }
    }
    extension Thread {
      @preconcurrency
      static func detachNewThread(_ block: @escaping @Sendable () -> Void) {
        self.UIKit::detachNewThread(block)
      }
    }
    extension Timer {
      @preconcurrency @discardableResult
      static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) -> Timer {
        self.UIKit::scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
      }
    }
    extension URLSession {
      @preconcurrency
      func dataTask(
        with url: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDataTask {
        self.UIKit::dataTask(with: url, completionHandler: completionHandler)
      }
      @preconcurrency
      func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDataTask {
        self.UIKit::dataTask(with: request, completionHandler: completionHandler)
      }
    }
    extension UIImage {
      @preconcurrency
      func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        self.UIKit::prepareForDisplay(completionHandler: completionHandler)
      }
      @preconcurrency
      func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
      ) { self.UIKit::prepareThumbnail(of: size, completionHandler: completionHandler) }
    }
    extension NotificationCenter {
      @preconcurrency
      func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
      ) -> any NSObjectProtocol {
        self.UIKit::addObserver(forName: name, object: object, queue: queue, using: block)
      }
    }
    """
}
