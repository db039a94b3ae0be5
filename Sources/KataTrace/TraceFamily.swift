/// The kinds of callback that a stage can print and a channel can report.
public enum TraceFamily: String, Codable, CaseIterable, Sendable {
  case loading, appearance, isAppearing, layout, containment, window, scene
  case touches, gestures, actions, cells, drawing, constraints, memory
}
