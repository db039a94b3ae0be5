import KataStage
import UIKit

let url = URL(string: "https://photos.app/ada.jpg")!
Stage.network.reply(
  to: url, after: 1,
  with: .picture(width: 4000/*:4000|8000*/, height: 2000/*:1000...6000 by 1000*/))
let photo = UIImageView(
  frame: CGRect(x: 0, y: 0, width: 80, height: 60))
let stage = Stage(photo)
// seconds for a million pixels
stage.cost(of: .decoding, 0.125/*:0.125|0.25*/)

@MainActor func image() async throws -> UIImage? {
  let load = try await URLSession.shared.data(from: url)
  return UIImage(data: load.0)
}
@concurrent func decoded() async throws -> UIImage? {
  try await image()?.preparingForDisplay()
}
typealias Way = @MainActor () async throws -> UIImage?

@MainActor func late(
  _ name: String, _ way: @escaping Way
) {
  let due = stage.now + 1.25
  DispatchQueue.main.asyncAfter(deadline: .now() + 1.25) {
    print("\(name): \(stage.now - due)")
  }
  Task { photo.image = try await way() }
  stage.wait(60)
}

late("shown") {
  try await image()?.byPreparingForDisplay()
}
late("prepared") {
  try await image()?.preparingForDisplay()
}
late("awaited") {
  try await image()?.byPreparingForDisplay()
}
late("concurrent") { try await decoded() }
