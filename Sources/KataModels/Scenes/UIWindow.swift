/// The root of a scene's view tree.
@MainActor open class UIWindow: UIView {
}
