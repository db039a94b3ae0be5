import Foundation
import KataTestSupport
import Testing

/// What a block on another thread owned last is gone before anybody else runs.
@Suite struct BackgroundReleaseTests {
  @Test func `an object dies on the thread that let go of it last, each time`() async throws {
    let folder = try TemporaryFolder()
    let source = """
      import KataStage
      import UIKit
      final class Photo: Sendable { deinit { print("gone") } }
      let stage = Stage(UIViewController())
      @MainActor func load() {
        let photo = Photo()
        DispatchQueue.global().async { _ = photo }
      }
      load()
      stage.settle()
      print("end")
      """
    let file = try folder.write(source, to: "Photo.swift").path
    let command = BuiltCommand(state: folder.url)
    for _ in 0..<20 {
      #expect(try await command.run(["run", file], input: "").output == "gone\nend\n")
    }
  }
}
