/// The kinds of callback that a stage can print and a channel can report.
///
/// `cells` is what becomes of a table's rows and cells, under the table's name and with the index
/// path: `TableView.cellForRowAt [0, 3]`, `willDisplay`, `didEndDisplaying`, `prefetchRowsAt [[0, 9],
/// [0, 10]]`, `cancelPrefetchingForRowsAt`, `willSelectRowAt`, `didSelectRowAt`,
/// `willDeselectRowAt`, `didDeselectRowAt`; and under the cell's `PhotoCell#2.prepareForReuse`.
/// Counts, heights and highlights aren't printed.
public enum TraceFamily: String, Codable, CaseIterable, Sendable {
  case loading, appearance, isAppearing, layout, containment, window, scene
  case touches, gestures, actions, cells, drawing, constraints, memory
}
