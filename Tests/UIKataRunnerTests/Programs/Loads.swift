import KataStage
import UIKit

let stage = Stage(UIViewController())
let photos = (0..<4).map { URL(string: "https://photos.example/\($0)")! }
stage.network.reply(to: photos[0], after: 2, with: .picture("Ada", width: 400, height: 300))
stage.network.reply(to: photos[1], after: 1, with: .picture("Bo", width: 40, height: 30))
stage.network.fail(photos[2], after: 1, with: .networkConnectionLost)
stage.network.reply(to: photos[2], after: 1, status: 503)

/// As loaders are written that tests can give a stand-in.
protocol Source: Sendable {
  func data(from url: URL) async throws -> (Data, URLResponse)
}

extension URLSession: Source {}

let source: any Source = URLSession.shared

@MainActor func load(_ number: Int) async {
  do {
    let (data, response) = try await source.data(from: photos[number])
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    let title = UIImage(data: data)?.pictureTitle ?? "no picture"
    print("\(number): \(status), \(title), at \(stage.now)")
  } catch {
    let isCancelled = (error as? URLError)?.code == .cancelled
    print("\(number): \(error.localizedDescription), \(isCancelled), at \(stage.now)")
  }
}

// Two at once, then one that fails, and again.
async let first: Void = load(0)
async let second: Void = load(1)
_ = await (first, second)
await load(2)
await load(2)

// A task that is cancelled while it loads, and one before it begins.
let task = Task { await load(0) }
try await Task.sleep(for: .seconds(0.5))
task.cancel()
await task.value
let late = Task { await load(0) }
late.cancel()
await late.value
await load(3)
print(stage.network.requests, stage.network.cancels, stage.network.running)

// The whole picture, and a small one, off the main thread.
stage.cost(of: .decoding, 1)
let image = UIImage(data: .picture("Ada", width: 1000, height: 500))!
let whole = await image.byPreparingForDisplay()
print(whole?.size ?? .zero, stage.now)
let small = await image.byPreparingThumbnail(ofSize: CGSize(width: 100, height: 50))
print(small?.size ?? .zero, small?.cgImage?.bytesPerRow ?? 0, stage.now)
