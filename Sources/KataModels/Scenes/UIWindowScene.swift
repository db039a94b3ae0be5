/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  /// Its windows, in the order they came. The scene keeps none of them.
  open var windows: [UIWindow] {
    UIApplication.shared.allWindows.filter { $0.windowScene === self }
  }

  public final var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  public final var screen: UIScreen { .main }
}
