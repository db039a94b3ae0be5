/// What a program reports beside its output, one JSON object a line on file descriptor 3.
///
/// Records are observations, never verdicts: the reader decides what they are worth. Replays,
/// pictures and reports read nothing else.
public enum ChannelRecord: Codable, Sendable, Hashable {
  case event(TraceEvent)
  /// The view tree of one window after a turn that changed it.
  case tree(time: Double, window: ViewSnapshot)
  case touch(time: Double, TouchSnapshot)
  case recognizer(time: Double, RecognizerSnapshot)
  /// A touch has found its view, or a call of `hitTest` its answer.
  case journey(time: Double, TouchJourney)
  /// A phase of a touch has gone up the responder chain.
  case climb(time: Double, TouchClimb)
  case survivor(time: Double, Survivor)
  /// What the program wrote to its standard output, mostly a line with its end. Only for a replay, as
  /// all down to `table`.
  case output(time: Double, text: String)
  /// Where in the program all that follows happens, until the next of these: the calls that are under
  /// way, as addresses in its executable, the innermost first.
  case place(calls: [Int])
  /// A view of this class was made, under a name that it keeps unless it is given another.
  case made(name: String, type: String)
  /// The views that hold others, or are seen, and stand in no window; all of them, as long as there is
  /// no window.
  case loose(time: Double, views: [ViewSnapshot])
  /// A table whose cells have changed.
  case table(time: Double, TableSnapshot)
  /// What a driver saw under the name of one check.
  case observation(check: String, value: String)
  /// The program came to its end; without it, it didn't.
  case end(time: Double)
}
