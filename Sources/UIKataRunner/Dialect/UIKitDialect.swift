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
      spell: spell)
  }

  private static func spell(_ source: String) -> Spelling {
    var spelling = ObjectiveCSpelling(source, outline: ProgramOutline(source))
    return spelling.spelled()
  }
}
