// killed-writers ROUNDS [--boast] FOLDER…
//
// In each round two processes write attempts into the logbook of one folder as fast as they can, and
// each is killed at a random moment. What comes of it is one line on standard output.
//
// A program of its own, since only a process with one thread may fork and go on, and starting anew
// for each kill would take ten times as long.

import Foundation
import KataCourse

var arguments = CommandLine.arguments.dropFirst()
let rounds = Int(arguments.popFirst() ?? "") ?? 0
let boasts = arguments.first == "--boast"
if boasts { arguments.removeFirst() }
var tally = Tally()
var trial = Trial(boasts: boasts)
for folder in arguments {
  trial.begin(in: URL(filePath: folder))
  for round in 0..<rounds { trial.play(round, into: &tally) }
}
print(tally)
