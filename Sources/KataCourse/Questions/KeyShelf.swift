import Foundation

/// Everything that a key follows from.
struct KeyRecipe {
  /// Names the key's file.
  let hash: String

  init(_ prediction: Prediction, dialect: Dialect, compiler: String) {
    var hash = ContentHash()
    for part in ["key 1", compiler, dialect.name, dialect.fingerprint, dialect.rulesVariable] {
      hash.combine(part)
    }
    for part in dialect.compilerArguments + dialect.linkerArguments { hash.combine(part) }
    for (name, value) in dialect.environment.sorted(by: { $0.key < $1.key }) {
      hash.combine("\(name)=\(value)")
    }
    hash.combine(prediction.form.rawValue)
    hash.combine(prediction.isolation.rawValue)
    hash.combine(prediction.template, as: dialect)
    for belief in prediction.beliefs {
      hash.combine(belief.id)
      switch belief.world {
      case .rules(let rules): hash.combine(rules)
      case .program(let source): hash.combine(source, as: dialect)
      }
    }
    self.hash = hash.hexadecimal
  }
}

extension ContentHash {
  /// Takes in a program as the compiler gets it.
  fileprivate mutating func combine(_ source: String, as dialect: Dialect) {
    let spelling = dialect.spell(source)
    combine(source)
    for part in [spelling.opening, spelling.source, spelling.epilogue] { combine(part) }
  }
}

/// Keeps keys by what they were made from, so that a question asked before is ready at once.
///
/// The shelf is a convenience: what can't be read is made anew, what can't be written isn't kept.
struct KeyShelf: Sendable {
  let folder: URL
  /// How many keys may stay; one takes a few KB.
  var capacity = 2000

  private func url(_ recipe: KeyRecipe) -> URL {
    folder.appending(path: recipe.hash + ".json")
  }

  func find(_ recipe: KeyRecipe) -> Key? {
    guard let data = try? Data(contentsOf: url(recipe)) else { return nil }
    utimensat(AT_FDCWD, url(recipe).path, nil, 0)
    return try? JSONDecoder().decode(Key.self, from: data)
  }

  func put(_ key: Key, for recipe: KeyRecipe) {
    guard let data = try? JSONEncoder().encode(key) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: url(recipe), options: .atomic)
    BoundedFolder(url: folder, capacity: capacity).trim()
  }
}
