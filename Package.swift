// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "UIKata",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "uikata", targets: ["UIKataRunner"]),
    // What a learner's program is linked with. The process of `uikata` itself never loads it.
    .library(
      name: "KataModels", type: .dynamic, targets: ["KataModels", "KataStage", "KataTrace"]),
  ],
  targets: [
    // UIKit as a learner meets it: what a program imports as `UIKit`.
    .target(name: "KataModels", dependencies: ["KataTrace", "CKataHooks"]),
    // How a program drives and watches the model: `import KataStage`.
    .target(name: "KataStage", dependencies: ["KataModels", "KataTrace"]),
    // The C constructor that puts the task hooks in place; imported by no Swift file.
    .target(name: "CKataHooks"),
    // Values of what happened, and their drawing as text.
    .target(name: "KataTrace"),

    // What a course is and how one moves through it; knows no UIKit, prints nothing.
    .target(
      name: "KataCourse", dependencies: ["KataTrace", "CProcess", "CSQLite", "CYAML", "CMarkdown"]),
    // How a session looks and sounds.
    .target(
      name: "KataConsole", dependencies: ["KataCourse", "KataTrace", "CMarkdown", "CProcess"],
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    // The command `uikata`: arguments, wiring, the libedit console, the UIKit dialect.
    .executableTarget(
      name: "UIKataRunner", dependencies: ["KataCourse", "KataConsole", "CEditline"]),

    // Debian's libraries, and the few C functions that Swift's Glibc module lacks.
    .systemLibrary(
      name: "CEditline", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CProcess"),

    // What `make bench` runs: prints ratios.
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["KataModels", "KataCourse", "KataTestSupport", "CAllocations"],
      path: "Benchmarks"),
    // Counts what a benchmark allocates.
    .target(name: "CAllocations"),

    // What the test targets share: temporary folders, a scripted console, a pseudo-terminal.
    .target(
      name: "KataTestSupport", dependencies: ["KataCourse", "KataConsole", "CProcess"],
      path: "Tests/KataTestSupport"),
    // Writes attempts down and is killed on the way, a thousand times.
    .executableTarget(
      name: "KilledWriters", dependencies: ["KataCourse"], path: "Tests/KilledWriters"),
    .testTarget(
      name: "KataModelsTests",
      dependencies: ["KataModels", "KataStage", "KataTrace", "KataTestSupport"],
      exclude: ["Layout/Kiwi/answers.txt", "Layout/Kiwi/make-answers.py"]),
    .testTarget(
      name: "KataCourseTests", dependencies: ["KataCourse", "KataTestSupport", "KilledWriters"],
      exclude: ["Schedule/schedules.txt", "Schedule/make-schedules.py"]),
    .testTarget(name: "KataConsoleTests", dependencies: ["KataConsole", "KataTestSupport"]),
    .testTarget(
      name: "KatasTests", dependencies: ["KataCourse", "KataTestSupport"],
      exclude: ["Paraphrases"]),
    .testTarget(
      name: "UIKataRunnerTests", dependencies: ["UIKataRunner", "KataTestSupport"],
      exclude: ["Programs"]),
  ],
  swiftLanguageModes: [.v6]
)

// On CI a warning is an error.
if Context.environment["CI"] != nil {
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
