import KataStage
import UIKit

/// A photo, and a view that it is to fill.
struct Job {
  let photo: CGSize
  let view: CGSize
  let scale: CGFloat

  /// What fills the view is a whole number of points wide and high.
  ///
  /// - Parameter isLarge: whether the photo has more pixels than that.
  init(_ draw: inout Kata.Draw, isLarge: Bool) {
    let (a, b) = draw.pick([(4, 3), (3, 4), (3, 2), (2, 3), (1, 1)])
    let (points, scale) = (draw.number(in: 5...20) * 4, draw.number(in: 2...3))
    self.scale = CGFloat(scale)
    let fills = (width: points * a, height: points * b)
    let view =
      switch draw.number(in: 1...3) {
      case 1: (min(fills.width, fills.height), min(fills.width, fills.height))
      case 2: (fills.width, draw.number(in: (fills.height / 2)...fills.height))
      default: (draw.number(in: (fills.width / 2)...fills.width), fills.height)
      }
    self.view = CGSize(width: view.0, height: view.1)
    let times = isLarge ? draw.number(in: 10...15) * 100 : draw.number(in: 2...4) * 4
    photo = CGSize(width: times * a, height: times * b)
    draw.shows(
      "a photo of \(Self.text(photo)) pixels\n"
        + "a view of \(Self.text(self.view)) points, \(scale) pixels a point")
  }

  static func text(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }

  var data: Data {
    .picture("photo", width: Int(photo.width), height: Int(photo.height))
  }

  var thumbnail: UIImage? { UIImage.thumbnail(of: data, filling: view, scale: scale) }
}

/// To the pixel before or after, which rounding may cost.
func pixels(_ image: UIImage?) -> String {
  guard let bitmap = image?.cgImage else { return "no picture" }
  let (width, height) = ((bitmap.width + 1) / 4 * 4, (bitmap.height + 1) / 4 * 4)
  let bytes = width * height * 4
  return "\(width)×\(height) pixels, \(bytes < 10_000 ? "\(bytes) bytes" : "\(bytes / 1000) KB")"
}

Kata.check("fills the view with as few pixels as it takes", cases: 60) { draw in
  pixels(Job(&draw, isLarge: true).thumbnail)
}
Kata.check("leaves a small photo as it is", cases: 20) { draw in
  pixels(Job(&draw, isLarge: false).thumbnail)
}
Kata.check("says how many pixels are a point", cases: 10) { draw in
  guard let image = Job(&draw, isLarge: true).thumbnail else { return "no picture" }
  return "scale \(Int(image.scale))"
}
Kata.check("leaves nothing to be decoded when it is drawn", cases: 4) { draw in
  let job = Job(&draw, isLarge: true)
  let view = UIImageView(frame: CGRect(origin: .zero, size: job.view))
  let stage = Stage(view)
  stage.cost(of: .decoding, 0.5)
  defer { stage.cost(of: .decoding, 0) }
  let image = job.thumbnail
  let start = stage.now
  view.image = image
  stage.settle()
  let seconds = ((stage.now - start) * 10).rounded() / 10
  return seconds == 0 ? "its first drawing takes no time" : "its first drawing takes \(seconds) s"
}
Kata.check("makes nothing of what is no picture") { draw in
  draw.shows("the server's page with an error")
  let page = Data("<html>".utf8)
  let image = UIImage.thumbnail(of: page, filling: CGSize(width: 90, height: 90), scale: 3)
  return image == nil ? "nil" : "a picture"
}
