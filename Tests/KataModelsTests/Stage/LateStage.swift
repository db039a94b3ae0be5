import KataModels
import KataStage

/// A stage that is made when it is first used: all suites are made before the first test runs, and each
/// window that is alive is looked at in every turn of every test.
@MainActor final class LateStage {
  private(set) lazy var stage = Stage(UIView())
}
