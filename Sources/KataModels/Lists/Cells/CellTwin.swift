/// A class of the shape that `UITableViewCell` has, but for a `required` first initialiser: through
/// it a registered class makes its cells.
///
/// Swift lets a class that is known only at run time be made by a required initialiser alone, and
/// then each cell of an app would have to write `required` where UIKit has it write `override`.
/// Both classes begin with the same initialiser and have one stored property, so it stands at the
/// same place in their tables of methods, and a call through the twin reaches the class's own
/// (github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst). Open, so that the compiler
/// can't take the call for one of the twin's.
@MainActor open class _CellTwin: UIView {
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  // As large as a reference.
  final var parts = 0

  public required init?(coder: NSCoder) { nil }

  static func make(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    let twin = unsafeBitCast(type, to: _CellTwin.Type.self)
    let made: AnyObject = twin.init(style: .default, reuseIdentifier: identifier)
    return unsafeDowncast(made, to: UITableViewCell.self)
  }
}
