import KataStage
import UIKit

let url = URL(string: "https://photos.app/ada.jpg")!
Stage.network.reply(
  to: url, after: 2/*:1...3*/,
  with: .picture(width: 40, height: 30))
let stage = Stage(UIViewController())
var (loaded, quiet, alerts) = (0, 0, 0)

@MainActor func load() async {
  do {
    try await Task.sleep(for: .seconds(0.75/*:0.75...1.75 by 0.5*/))
    _ = try await URLSession.shared.data(from: url)
    loaded += 1
  } catch is CancellationError {
    quiet += 1
  } catch {
    alerts += 1
  }
}

var tasks: [Task<Void, Never>] = []
for _ in 1...10/*:10...14*/ {
  tasks.append(Task { await load() })
  stage.wait(0.5)
}
for task in tasks { task.cancel() }
stage.wait(9)
print("loaded: \(loaded)")
print("quiet: \(quiet)")
print("alerts: \(alerts)")
