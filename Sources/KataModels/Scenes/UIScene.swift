/// One instance of the app's interface.
@MainActor open class UIScene: UIResponder {
  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  /// Its windows, in the order they came.
  open var windows: [UIWindow] {
    UIApplication.shared.allWindows.filter { $0.windowScene === self }
  }

  public final var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}
