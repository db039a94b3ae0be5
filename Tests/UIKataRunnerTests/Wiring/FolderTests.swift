import Foundation
import Testing

@testable import UIKataRunner

@Suite struct FolderTests {
  @Test(arguments: [
    (["HOME": "/home/ann"], "/home/ann/.local/state/uikata", "/home/ann/.cache/uikata"),
    (
      ["HOME": "/home/ann", "XDG_STATE_HOME": "/state", "XDG_CACHE_HOME": "/cache"],
      "/state/uikata", "/cache/uikata"
    ),
    (["XDG_STATE_HOME": "/state", "XDG_CACHE_HOME": "/c"], "/state/uikata", "/c/uikata"),
    (
      ["HOME": "/home/ann", "XDG_STATE_HOME": "not/absolute"], "/home/ann/.local/state/uikata",
      "/home/ann/.cache/uikata"
    ),
  ])
  func `folders are where the XDG variables or HOME put them`(
    environment: [String: String], state: String, cache: String
  ) {
    let folders = Folders(environment: environment)
    #expect(folders.state?.path == state)
    #expect(folders.cache.path == cache)
  }

  @Test func `without HOME nothing is kept, and the cache is the process's own`() {
    let one = Folders(environment: [:])
    let other = Folders(environment: ["HOME": ""])
    #expect(one.state == nil)
    #expect(other.state == nil)
    #expect(one.cache != other.cache)
  }

  @Test func `an installed command finds its course in share`() throws {
    let prefix = try FakeInstallation(course: "share/uikata/Katas", executable: "bin/uikata")
    #expect(
      prefix.installation.course.path == prefix.url.appending(path: "share/uikata/Katas").path)
  }

  @Test func `a built command finds the course of its package`() throws {
    let package = try FakeInstallation(course: "Katas", executable: ".build/debug/uikata")
    #expect(package.installation.course.path == package.url.appending(path: "Katas").path)
  }
}
