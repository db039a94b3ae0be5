/// A word that an interview understands beside answers.
public enum InterviewWord: String, Sendable, CaseIterable {
  case time, skip, back, done
  case edit, check, reset
  case help, quit
}
