import KataModels

/// What the device and its user do to the app.
extension Stage {
  /// Gives the window another size, as when the device is turned. Completions of what controllers
  /// animate along with it come after a third of a second, which this doesn't wait for.
  ///
  /// - Parameter safeArea: nil leaves it as it was.
  public func resize(to size: CGSize, safeArea: UIEdgeInsets? = nil) {
    Self.checkDriver()
    loop.turnUntilIdle()
    SizeTransition.resize(window, to: size, safeArea: safeArea ?? window.screenInsets)
    loop.turnUntilIdle()
  }

  /// The user goes to the home screen. Time goes on, as the model doesn't suspend apps.
  public func enterBackground() {
    Self.checkDriver()
    life.enterBackground()
  }

  /// The user comes back.
  public func enterForeground() {
    Self.checkDriver()
    life.enterForeground()
  }

  /// Something of the system's covers the app, such as the control centre, and goes again.
  public func interrupt() {
    Self.checkDriver()
    life.interrupt()
  }

  /// The user swipes the app away in the app switcher.
  public func disconnect() {
    Self.checkDriver()
    life.disconnect()
  }

  /// The system is short of memory.
  public func memoryWarning() {
    Self.checkDriver()
    loop.turn { MemoryWarning.send() }
    loop.turnUntilIdle()
  }
}
