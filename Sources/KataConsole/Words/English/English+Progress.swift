import Foundation
import KataCourse

extension English {
  func solved(_ count: Int, of total: Int, known: Int) -> String {
    "\(count) of \(total) solved" + (known == 0 ? "" : ", \(known) known")
  }
  var allTracks: String { "All" }
  func answers(_ count: Int) -> String { counted(count, "answer") + " so far" }
  var recurring: String { "Ideas that led you astray more than once" }
  var moreByFact: String { "`uikata progress --facts` tells what you can do, fact by fact." }

  // MARK: By fact

  var byFact: String { "What you can do, by fact" }

  func meaning(of showing: Showing) -> String {
    switch showing {
    case .atOnce: "right at the first try"
    case .withHelp: "right with a hint, or not at the first try"
    case .notYet: "not yet"
    }
  }

  var unasked: String { "not asked so far" }

  func shown(in answered: Int, of katas: Int, _ when: String) -> String {
    katas == 1 ? when : "in \(answered) of \(katas) katas, \(when)"
  }

  func ago(days: Int) -> String {
    switch days {
    case ...0: "today"
    case 1: "yesterday"
    case ..<60: "\(days) days ago"
    case ..<730: "\(days / 30) months ago"
    default: "\(days / 365) years ago"
    }
  }

  // MARK: Forgetting

  func nothingKept(of kata: String) -> String { "Nothing is kept of `\(kata)`." }

  func forget(_ count: Int, of kata: String) -> String {
    "Forget \(counted(count, "answer")) to \(kata)? (y/n) "
  }

  func isYes(_ answer: String) -> Bool {
    ["y", "yes"].contains(answer.trimmingCharacters(in: .whitespaces).lowercased())
  }

  var nothingForgotten: String { "Nothing was forgotten." }

  func forgotten(_ count: Int, of kata: String) -> String {
    "\(counted(count, "answer")) to `\(kata)` forgotten, as if you had never opened it."
  }

  // MARK: From one machine to another

  func exported(_ count: Int) -> String { "\(counted(count, "entry", "entries")) exported." }

  func imported(_ result: MergeResult, of entries: Int) -> String {
    let new = [
      (result.attempts, "answer", "answers"), (result.followUps, "follow-up", "follow-ups"),
      (result.placements, "placement", "placements"),
      (result.interviews, "interview", "interviews"),
    ].filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) }
    let all = counted(entries, "entry", "entries")
    let katas = counted(result.forgotten, "kata")
    let gone =
      result.forgotten == 0 ? "" : " What was forgotten there of \(katas) is gone here too."
    return (new.isEmpty ? "Nothing is new in \(all)." : "New in \(all): \(and(new)).") + gone
  }
}
