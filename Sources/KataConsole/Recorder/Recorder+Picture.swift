import KataCourse
import KataTrace

extension Recorder {
  /// Each window as it was at the end, and what became of it since it was opened.
  func drawn(_ windows: [WindowStory]) -> String {
    windows.map { window in
      TreePicture(
        of: window.last, since: window.first, strokes: style.hasUnicode ? .box : .ascii,
        columns: min(width, 60)
      ).text()
    }
    .map(\.withoutControls).joined(separator: "\n\n")
  }
}
