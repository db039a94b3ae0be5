import KataStage
import UIKit

/// What a turn ends with: properties, layout, drawing; each where it was asked for.
final class Chart: UIView {
  var title = "" { didSet { setNeedsUpdateProperties() } }
  var values: [Int] = [] { didSet { setNeedsDisplay() } }

  override func updateProperties() {
    backgroundColor = title.isEmpty ? .white : .black
  }

  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    for (index, value) in values.enumerated() {
      UIRectFill(CGRect(x: index * 10, y: 0, width: 8, height: value))
    }
  }
}

let chart = Chart(frame: CGRect(x: 40, y: 40, width: 200, height: 100)).named("chart")
let stage = Stage(chart)
stage.trace(.drawing, .layout)

chart.values = [1, 2, 3]
chart.values = [3, 2, 1]
chart.title = "Sales"
chart.setNeedsLayout()
print("marked")
stage.settle()

chart.center.x += 30
chart.transform = CGAffineTransform(scaleX: 2, y: 2)
stage.settle()
print("moved:", chart.frame, stage.drawn(chart).bitmapBytes)

chart.setNeedsDisplay()
chart.layoutIfNeeded()
print("layoutIfNeeded draws nothing")
stage.settle()
