/// A language that the runner speaks.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case russian = "ru"

  /// What a course's pages in it are named by; nil for the language that authors write.
  public var courseCode: String? { self == .english ? nil : rawValue }

  /// Whether it can be written in ASCII.
  public var isASCII: Bool { self == .english }

  var words: any Words {
    switch self {
    case .english: English()
    case .russian: Russian()
    }
  }
}
