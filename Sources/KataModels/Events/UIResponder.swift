/// An object that can answer events, and hands on what it doesn't answer to `next`.
@MainActor open class UIResponder: NSObject {
  @MainActor public override init() { super.init() }
}
