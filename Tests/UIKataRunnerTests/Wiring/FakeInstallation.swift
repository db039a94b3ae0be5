import Foundation
import KataTestSupport

@testable import UIKataRunner

/// A folder with a command and a course in it, neither of which is real.
struct FakeInstallation {
  private let folder: TemporaryFolder
  var url: URL { folder.url }
  let installation: Installation

  init(course: String, executable: String) throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "\(course)/course.yaml")
    installation = Installation(executable: try folder.write("", to: executable))
  }
}
