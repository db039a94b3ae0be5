import KataModels
import KataStage
import Testing

@MainActor @Suite struct `Work that costs time` {
  private final class Chart: UIView {
    override func draw(_ rect: CGRect) {}
  }

  @Test func `holds the main thread, and what is due comes late`() {
    let (chart, log) = (Chart(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), SharedLog())
    let stage = Stage(chart)
    stage.cost(of: .drawing, 0.3)
    defer { stage.cost(of: .drawing, 0) }
    chart.setNeedsDisplay()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      log("main at \(MainActor.assumeIsolated { stage.now })")
    }
    // Not to settle: that would wait for what other tests have set in motion, too.
    stage.wait(0.2)
    #expect(stage.now == 0.3)
    #expect(log.lines == ["main at 0.3"])
  }
}
