import UIKit

/// An image and the view that shows it.
struct Scene {
  /// Which of the two is the wider one, by its proportions.
  enum Shape { case any, widerImage, widerView }

  let size: CGSize
  let bounds: CGRect

  init(_ draw: inout Kata.Draw, _ shape: Shape = .any, small: Bool = false, shifted: Bool = false) {
    let unit = small ? 4 : 20
    let (long, short) = (draw.number(in: 6...9), draw.number(in: 2...5))
    let isWide = shape == .any ? draw.chance(oneIn: 2) : shape == .widerImage
    size = CGSize(width: (isWide ? long : short) * unit, height: (isWide ? short : long) * unit)
    let side = CGFloat(draw.number(in: 2...8) * 20)
    let other = side * (shape == .any ? CGFloat(draw.number(in: 1...2)) : 1)
    bounds = CGRect(
      x: shifted ? CGFloat(draw.number(in: -3...3) * 10) : 0,
      y: shifted ? CGFloat(draw.number(in: -3...3) * 10) : 0, width: side, height: other)
  }

  @MainActor func rect(_ draw: inout Kata.Draw, _ mode: UIView.ContentMode) -> String {
    draw.shows(
      "image \(text(size.width))×\(text(size.height)), bounds \(text(bounds)), \(text(mode))")
    return text(imageRect(size, in: bounds, by: mode))
  }
}

func text(_ mode: UIView.ContentMode) -> String {
  switch mode {
  case .scaleAspectFit: ".scaleAspectFit"
  case .scaleAspectFill: ".scaleAspectFill"
  case .center: ".center"
  default: ".scaleToFill"
  }
}

func text(_ rect: CGRect) -> String {
  "(\(text(rect.minX)), \(text(rect.minY))), \(text(rect.width))×\(text(rect.height))"
}

/// To a hundredth of a point.
func text(_ number: CGFloat) -> String {
  guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
  let hundredths = Int((number * 100).rounded())
  let sign = hundredths < 0 ? "-" : ""
  let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
  if rest == 0 { return "\(sign)\(whole)" }
  return "\(sign)\(whole)." + (rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)")
}

Kata.check("fit shows the whole image, as large as it can", cases: 40) { draw in
  Scene(&draw, draw.pick([.widerImage, .widerView])).rect(&draw, .scaleAspectFit)
}
Kata.check("fill covers the view, and no more than it must", cases: 40) { draw in
  Scene(&draw, draw.pick([.widerImage, .widerView])).rect(&draw, .scaleAspectFill)
}
Kata.check("small images are enlarged", cases: 20) { draw in
  Scene(&draw, small: true).rect(&draw, draw.pick([.scaleAspectFit, .scaleAspectFill]))
}
Kata.check("center leaves the size alone, scale to fill takes the view's", cases: 20) { draw in
  Scene(&draw).rect(&draw, draw.pick([.center, .scaleToFill]))
}
Kata.check("the middle is the view's, wherever its bounds begin", cases: 20) { draw in
  Scene(&draw, shifted: true).rect(
    &draw, draw.pick([.scaleAspectFit, .scaleAspectFill, .center, .scaleToFill]))
}
