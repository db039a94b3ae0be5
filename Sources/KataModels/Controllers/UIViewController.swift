@MainActor open class UIViewController: UIResponder {
}
