import KataCourse

extension Dialect {
  /// Programs that say `import UIKit`, on the model that came with this executable.
  static var uiKit: Dialect {
    do {
      return uiKit(on: try ModelLibrary.find())
    } catch {
      return Dialect(
        name: "UIKit", vocabulary: UIKitVocabulary.words, obstacle: "\(error)")
    }
  }

  /// Programs that say `import UIKit`, on the model.
  static func uiKit(on library: ModelLibrary) -> Dialect {
    Dialect(
      name: "UIKit",
      compilerArguments: ["-I", library.modules.path, "-module-alias", "UIKit=KataModels"],
      // Programs about tasks alone need it too: it brings the virtual time.
      linkerArguments: [
        "-L", library.folder.path, "-rpath", library.folder.path,
        "--push-state", "--no-as-needed", "-lKataModels", "--pop-state",
      ],
      runtimeFiles: [library.folder.appending(path: ModelLibrary.fileName).path],
      interpreterArguments: ["-L", library.folder.path, "-lKataModels"],
      modules: ["UIKit", "KataStage", "Foundation"],
      rulesVariable: "UIKATA_RULES",
      fingerprint: library.fingerprint,
      additions: [.swift5: SwiftFiveInterface.source],
      vocabulary: UIKitVocabulary.words,
      surroundings: surroundings,
      spell: spell, spellAddition: spell)
  }

  private static func spell(_ source: String) -> Spelling {
    var spelling = ObjectiveCSpelling(source, outline: ProgramOutline(source))
    return spelling.spelled()
  }

  /// Spells what is added to a source that has imported UIKit.
  private static func spell(_ added: String, after earlier: String) -> Spelling {
    let before = "import UIKit\n\(earlier)\n"
    let source = before + added
    var spelling = ObjectiveCSpelling(
      source, outline: ProgramOutline(source), from: before.utf8.count)
    return spelling.spelled()
  }

  /// A scratchpad's lines run on the model, and its clock moves as they say.
  private static let surroundings = Surroundings(
    modules: ["UIKit", "KataStage"],
    source: """
      enum Surroundings {
        @MainActor static func settle() { _Scratchpad.settle() }
        @MainActor static var picture: String { _Scratchpad.picture }
        @MainActor static var restingThreads: Int? { _Scratchpad.restingThreads }
        @MainActor static func forgetRestingThreads() { _Scratchpad.forgetRestingThreads() }
      }
      """)
}
