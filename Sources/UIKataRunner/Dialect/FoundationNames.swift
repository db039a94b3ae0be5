/// What the model has under names of Foundation's, since it must run on virtual time.
///
/// A program that imports only UIKit gets the model's. One that imports Foundation too would find
/// two of each, so it gets these aliases in a file of its module, which count more than either.
enum FoundationNames {
  private static let types = [
    "CGAffineTransform", "DispatchQueue", "DispatchTime", "DispatchTimeInterval", "RunLoop",
    "Timer",
  ]
  /// Taken so that Foundation's can't be used by mistake; there is nothing behind them yet.
  private static let leftOut = [
    "BlockOperation", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "Operation",
    "OperationQueue", "Thread", "URLSession",
  ]

  /// The file of aliases, without the names that the program declares itself; nil for a program
  /// that doesn't need it.
  static func aliases(for outline: ProgramOutline) -> String? {
    guard !outline.imports.isDisjoint(with: ["Foundation", "Dispatch"]),
      outline.imports.contains("UIKit")
    else { return nil }
    let lines = types.filter { !outline.topLevelNames.contains($0) }
      .map { "typealias \($0) = UIKit.\($0)" }
    return "import UIKit\n" + lines.joined(separator: "\n") + "\n"
  }
}
