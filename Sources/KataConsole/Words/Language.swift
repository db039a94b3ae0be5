/// A language that the runner speaks.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"

  var words: any Words {
    switch self {
    case .english: English()
    }
  }
}
