import Foundation
import KataCourse

/// Two writers at a time in one folder, round after round.
struct Trial {
  let boasts: Bool
  private var folder = URL(filePath: "/")
  /// How many attempts each writer of the rounds before has left.
  private var kept: [KataID: Int] = [:]
  /// Microseconds that a writer lives at most. It grows until writers have opened the logbook by
  /// then and written some, however slow disk and build are.
  private var lifetime = 4000

  init(boasts: Bool) {
    self.boasts = boasts
  }

  /// Goes on in another folder.
  mutating func begin(in folder: URL) {
    self.folder = folder
    kept = [:]
  }

  mutating func play(_ round: Int, into tally: inout Tally) {
    let writers = ["pear", "plum"].map { fruit in
      Writer(KataID(track: fruit, name: "\(round)"), folder: folder, boasts: boasts)
    }
    let moments = writers.map { _ in Int.random(in: 0...lifetime) }.sorted()
    var now = 0
    for (writer, moment) in zip(writers, moments) {
      usleep(UInt32(moment - now))
      now = moment
      if writer.end() { tally.kills += 1 } else { tally.refused += 1 }
    }
    check(writers, into: &tally)
  }

  private mutating func check(_ writers: [Writer], into tally: inout Tally) {
    guard let logbook = try? Logbook(folder: folder), logbook.setAside == nil,
      let attempts = try? logbook.attempts()
    else {
      tally.damaged += 1
      return
    }
    let found = Dictionary(grouping: attempts.map(\.attempt), by: \.kata)
    for (kata, count) in kept where found[kata, default: []].count != count { tally.damaged += 1 }
    var all = 0
    for writer in writers {
      let acknowledged = writer.acknowledged()
      all += acknowledged
      let numbers = found[writer.kata, default: []].map(\.seed)
      tally.acknowledged += acknowledged
      tally.lost += max(0, acknowledged - numbers.count)
      // One may have been written whose writer had no time to say so, and none is there in part.
      if numbers != Array(1..<(numbers.count + 1)) || numbers.count > acknowledged + 1 {
        tally.damaged += 1
      }
      kept[writer.kata] = numbers.count
    }
    lifetime = all < 2 ? lifetime * 3 / 2 : all > 8 ? lifetime * 2 / 3 : lifetime
  }
}
