import KataCourse
import KataTrace

extension English {
  func step(_ number: Int, of count: Int) -> String { "step \(number) of \(count)" }
  func replayLine(_ line: Int) -> String { "line \(line)" }
  func replayTime(_ seconds: String) -> String { "\(seconds) s" }

  func unprinted(_ line: String) -> String { "\(line) (not printed)" }

  func touched(_ touch: TouchSnapshot, at point: String, times: Int) -> String {
    let done =
      switch touch.phase {
      case "began": "comes down at"
      case "moved", "stationary": "moves to"
      case "ended": "lifts at"
      default: "is taken away at"
      }
    return "finger \(touch.finger) \(done) \(point)" + often(times)
  }

  func changed(_ change: RecognizerSnapshot, arrow: String, times: Int) -> String {
    "\(change.name): \(change.from) \(arrow) \(change.to)" + often(times)
  }

  private func often(_ times: Int) -> String { times == 1 ? "" : ", \(times) times" }

  var screenChanges: String { "the screen changes" }
  var printedSomewhere: String { "printed as well, where isn't known" }
  func stops(_ end: ProgramRun.Ending) -> String { "it \(ending(end))" }

  var replayOutput: String { "printed" }
  var nothingPrinted: String { "nothing yet" }
  var replayProgram: String { "program" }

  func picture(of subject: ReplaySubject) -> String {
    switch subject {
    case .timeline: "timeline"
    case .cells: "cells"
    case .recognizers: "recognisers"
    case .touch: "touch"
    case .tree: "views"
    }
  }

  var nothingDrawn: String { "nothing to draw yet" }

  var replayKeys: String { "space on · b back · p picture · h help · q end" }

  func notice(_ notice: ReplayWalk.Notice) -> String {
    switch notice {
    case .atStart: "This is the first step."
    case .atEnd: "This is the last step. q ends."
    case .noStep(let number): "There is no step \(number)."
    case .notFound(let text): "No step has '\(text)'."
    case .unknownKey: "h lists the keys."
    }
  }

  var replayHelp: String {
    """
    A replay: what the program did, a step at a time.

      space j f l ↓ → return   on
      b k ↑ ←                  back
      g G                      the first step, the last
      12 return                step 12
      /text return             the next step with this text
      n N                      the next such step, the last one
      p tab                    another picture
      q                        ends

    ► marks the line that runs, · the lines that called it.
    Any key goes back to the replay.
    """
  }

  func pageWritten(_ steps: Int) -> String {
    "\(counted(steps, "step")) for a browser: arrow keys, a tap or a swipe go through them."
  }
  var steps: String { "step" }
  var backward: String { "back" }
  var onward: String { "on" }
  var otherPicture: String { "picture" }
  var pageKeys: String {
    "→ or space goes on, ← back; p shows another picture; a number and return goes to a step"
  }
}
