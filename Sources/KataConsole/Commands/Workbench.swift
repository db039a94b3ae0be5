import Foundation
import KataCourse

/// The learner's own files, one for each `code` kata, which nothing here ever writes over.
public struct Workbench: Sendable {
  /// Nil where there is no place for them.
  let folder: URL?

  /// More than any answer has; a file may be anything.
  static let mostBytes = 256 << 10

  public init(folder: URL?) { self.folder = folder }

  /// Files of their own, such as those of one interview.
  func subfolder(_ path: String) -> Workbench { Workbench(folder: folder?.appending(path: path)) }

  /// The learner's file, which is the starter until it is changed.
  func file(of kata: Kata) throws(CommandFailure) -> URL {
    guard case .code(let exercise) = kata.kind, let place = place(of: kata.id) else {
      throw .noHomeForCode
    }
    if FileManager.default.fileExists(atPath: place.path) { return place }
    try write(exercise.starter, to: place)
    return place
  }

  /// Puts typed code into the learner's file.
  ///
  /// - Returns: what was changed.
  func put(
    _ code: TypedCode, into file: URL, function: String?
  ) throws(PutFailure) -> [TypedCode.Change] {
    let old: String
    do throws(CommandFailure) { old = try Self.text(of: file) } catch { throw .file(error) }
    let (text, changes): (String, [TypedCode.Change])
    do throws(TypedCode.Refusal) {
      (text, changes) = try code.put(into: old, function: function)
    } catch {
      throw .refused(error)
    }
    guard text != old else { return changes }
    guard text.utf8.count <= Self.mostBytes else {
      throw .file(.fileTooLong(file.path, bytes: Self.mostBytes))
    }
    // A link stays one: what it leads to is replaced at one go.
    let target = file.resolvingSymlinksInPath()
    do { try Data(text.utf8).write(to: target, options: .atomic) } catch {
      throw .file(.unwritableFile(file.path))
    }
    return changes
  }

  enum PutFailure: Error {
    case refused(TypedCode.Refusal)
    case file(CommandFailure)
  }

  /// Puts the starter back.
  ///
  /// - Returns: where the learner's file is kept; nil where there was none, or it was the starter.
  func reset(_ kata: Kata) throws(CommandFailure) -> URL? {
    guard case .code(let exercise) = kata.kind else { throw .noHomeForCode }
    let file = try file(of: kata)
    if (try? String(contentsOf: file, encoding: .utf8)) == exercise.starter { return nil }
    let copy = freeName(beside: file)
    do { try FileManager.default.moveItem(at: file, to: copy) } catch {
      throw .unwritableFile(copy.path)
    }
    try write(exercise.starter, to: file)
    return copy
  }

  private func place(of id: KataID) -> URL? {
    folder?.appending(path: "answers").appending(path: id.track).appending(path: "\(id.name).swift")
  }

  /// `hit-test.1.swift`, or the next number that is free.
  private func freeName(beside file: URL) -> URL {
    let bare = file.deletingPathExtension()
    var number = 1
    while true {
      let name = URL(filePath: "\(bare.path).\(number).swift")
      if !FileManager.default.fileExists(atPath: name.path) { return name }
      number += 1
    }
  }

  private func write(_ text: String, to file: URL) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Not over a file that has come meanwhile.
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw .unwritableFile(file.path)
    }
  }

  /// The text of an answer, wherever it lies.
  ///
  /// - Parameter followsLinks: not for somebody else's file, whose link might show what only the
  ///   reader may read.
  static func text(
    of file: URL, followsLinks: Bool = true
  ) throws(CommandFailure) -> String {
    let links = followsLinks ? 0 : O_NOFOLLOW
    let handle = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | links)
    guard handle >= 0 else {
      throw errno == ELOOP && !followsLinks ? .linkedFile(file.path) : .unreadableFile(file.path)
    }
    defer { close(handle) }
    var status = stat()
    guard fstat(handle, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadableFile(file.path)
    }
    guard status.st_size <= mostBytes else {
      throw .fileTooLong(file.path, bytes: mostBytes)
    }
    let data = FileHandle(fileDescriptor: handle).readDataToEndOfFile()
    guard data.count <= mostBytes, !data.contains(0), let text = String(data: data, encoding: .utf8)
    else { throw .unreadableFile(file.path) }
    return text
  }
}
