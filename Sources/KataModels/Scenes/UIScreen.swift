/// The device's screen.
@MainActor public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// In points; the size of the stage that opened last.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 400, height: 800)

  /// Pixels a point.
  public package(set) var scale = UIScreen.mainScale

  /// Three, as on most iPhones.
  nonisolated static let mainScale: CGFloat = 3

  /// How far the device's bars and corners reach into the screen.
  package var safeArea = UIEdgeInsets.zero {
    didSet { if safeArea != .zero { SafeArea.isUsed = true } }
  }
}
