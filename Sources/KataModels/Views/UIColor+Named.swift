// Each channel as public documentation gives it
// (developer.apple.com/documentation/uikit/standard-colors).
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

// Light and dark as public lists of system colours give them
// (noahgilmore.com/blog/dark-mode-uicolor-compatibility).
extension UIColor {
  public static let label = UIColor { $0.isDark ? .white : .black }
  public static let secondaryLabel = UIColor {
    $0.isDark ? UIColor(hex: 0xEBEBF5, alpha: 0.6) : UIColor(hex: 0x3C3C43, alpha: 0.6)
  }
  public static let systemBackground = UIColor { $0.isDark ? .black : .white }
  public static let secondarySystemBackground = UIColor {
    $0.isDark ? UIColor(hex: 0x1C1C1E) : UIColor(hex: 0xF2F2F7)
  }

  private convenience init(hex: Int, alpha: CGFloat = 1) {
    let parts = [16, 8, 0].map { CGFloat(hex >> $0 & 0xFF) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}

extension UITraitCollection {
  fileprivate var isDark: Bool { userInterfaceStyle == .dark }
}
