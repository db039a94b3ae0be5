import Foundation

/// Everything that a key, or what a code kata's own file does, follows from.
struct KeyRecipe {
  /// Names the file.
  let hash: String

  init(_ prediction: Prediction, dialect: Dialect, compiler: String) {
    var hash = ContentHash()
    hash.combine("key 1", dialect, compiler: compiler)
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

  /// - Parameters:
  ///   - source: the file that the driver tries, with its seed.
  ///   - isDrawn: whether small inputs come with what they are drawn from.
  init(
    _ source: String, of exercise: Exercise, seed: Int, isDrawn: Bool, dialect: Dialect,
    compiler: String
  ) {
    var hash = ContentHash()
    hash.combine("observations 1", dialect, compiler: compiler)
    hash.combine(exercise.isolation.rawValue)
    for program in [source, exercise.driver, DriverKit.source, DriverKit.epilogue] {
      hash.combine(program, as: dialect)
    }
    for part in [exercise.rules ?? "", "\(seed)", "\(isDrawn)"] { hash.combine(part) }
    self.hash = hash.hexadecimal
  }
}

extension ContentHash {
  /// Takes in what is asked for, and what every program depends on.
  fileprivate mutating func combine(_ kind: String, _ dialect: Dialect, compiler: String) {
    for part in [kind, compiler, dialect.name, dialect.fingerprint, dialect.rulesVariable] {
      combine(part)
    }
    for part in dialect.compilerArguments + dialect.linkerArguments { combine(part) }
    for (name, value) in dialect.environment.sorted(by: { $0.key < $1.key }) {
      combine("\(name)=\(value)")
    }
  }

  /// Takes in a program as the compiler gets it.
  fileprivate mutating func combine(_ source: String, as dialect: Dialect) {
    let spelling = dialect.spell(source)
    combine(source)
    for part in [spelling.opening, spelling.source, spelling.epilogue] { combine(part) }
  }
}

/// Keeps what programs did by what it follows from, so that a question asked before is ready at once.
///
/// The shelf is a convenience: what can't be read is made anew, what can't be written isn't kept.
struct KeyShelf<Kept: Codable & Sendable>: Sendable {
  let folder: URL
  /// How many may stay; one takes a few KB.
  var capacity = 2000

  private func url(_ recipe: KeyRecipe) -> URL {
    folder.appending(path: recipe.hash + ".json")
  }

  func find(_ recipe: KeyRecipe) -> Kept? {
    guard let data = try? Data(contentsOf: url(recipe)) else { return nil }
    utimensat(AT_FDCWD, url(recipe).path, nil, 0)
    return try? JSONDecoder().decode(Kept.self, from: data)
  }

  func put(_ kept: Kept, for recipe: KeyRecipe) {
    guard let data = try? JSONEncoder().encode(kept) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: url(recipe), options: .atomic)
    BoundedFolder(url: folder, capacity: capacity).trim()
  }
}
