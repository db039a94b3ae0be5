import KataModels

extension Stage {
  /// Keys of a keyboard, one after the other, each let go before the next. `"\n"` is the return key;
  /// the name of a key that types nothing, such as `UIKeyCommand.inputEscape`, is that key.
  ///
  /// - Parameter flags: held all the while.
  public func type(_ text: String, holding flags: UIKeyModifierFlags = []) {
    let keys = text.hasPrefix("UIKeyInput") ? [text] : text.map { String($0) }
    for key in keys { deliver { _ in KeyDelivery.press(key, holding: flags) } }
  }
}
