/// A word that a session understands beside answers.
public enum Word: String, Sendable, CaseIterable {
  case hint, why, again, skip, back, solution, help, quit
  case next, done, list, progress, due, draw, replay
  case edit, check, reset
  case scratchpad = "try"
}
