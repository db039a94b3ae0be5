import KataModels
import KataStage

extension LifecycleScripts {
  static let environment: [String: Script] = [
    "L05": {
      let nav = UINavigationController(rootViewController: A())
      let stage = Stage(nav, safeArea: notch)
      let probe = SafeAreaProbe()
      nav.pushViewController(probe, animated: true)
      stage.settle()
      return probe.seen
    },
    "V13": {
      let (stage, _) = staged(A(), B())
      return traced(.memory) {
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        stage.settle()
      }
    },
    "R02": {
      let center = NotificationCenter()
      var photo: P? = P()
      let token = center.addObserver(forName: .refresh, object: nil, queue: nil) {
        [photo] _ in if photo != nil { Tracer.output("P.blockRuns") }
      }
      return traced(.memory) {
        Tracer.output("Main.dropP")
        photo = nil
        center.post(name: .refresh, object: nil)
        Tracer.output("Main.removeObserver")
        center.removeObserver(token)
      }
    },
    "R05": {
      traced {
        let center = NotificationCenter()
        observe(center, "A") { observe(center, "B") }
        center.post(name: .refresh, object: nil)
      }
    },
    "R06": {
      traced {
        let center = NotificationCenter()
        let third = Token()
        observe(center, "A") { if let token = third.token { center.removeObserver(token) } }
        observe(center, "B")
        third.token = observe(center, "C")
        center.post(name: .refresh, object: nil)
      }
    },
  ]

  @discardableResult private static func observe(
    _ center: NotificationCenter, _ name: String,
    then act: @escaping @MainActor @Sendable () -> Void = {}
  ) -> any NSObjectProtocol {
    center.addObserver(forName: .refresh, object: nil, queue: nil) { _ in
      Tracer.output("\(name).callback")
      MainActor.assumeIsolated { act() }
    }
  }

  @MainActor private final class Token { var token: (any NSObjectProtocol)? }
}

extension Notification.Name {
  static let refresh = Notification.Name("refresh")
}

/// Notes, in each callback, what the case says is true of its window, its safe area and the one
/// view inside, which its root view pins to the safe area.
final class SafeAreaProbe: UIViewController {
  private(set) var seen: [String] = []
  private let child = UIView()

  /// Pins its one subview to its safe area.
  private final class Pinning: UIView {
    override func layoutSubviews() {
      subviews.first?.frame = bounds.inset(by: safeAreaInsets)
    }
  }

  override func loadView() {
    view = Pinning()
    view.addSubview(child)
  }

  override func viewDidLoad() { note("viewDidLoad", [safeArea, place]) }
  override func viewWillAppear(_ animated: Bool) {
    note("viewWillAppear", [window, safeArea, place])
  }
  override func viewIsAppearing(_ animated: Bool) {
    note("viewIsAppearing", [window, safeArea, place])
  }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", [place]) }

  private var window: String { view.window == nil ? "window=nil" : "window=set" }
  private var safeArea: String { view.safeAreaInsets == .zero ? "safeArea=0" : "safeArea=set" }
  private var place: String { child.frame == .zero ? "child=zero" : "child=laidOut" }

  private func note(_ callback: String, _ truths: [String]) {
    seen.append("B.\(callback) \(truths.joined(separator: " "))")
  }
}
