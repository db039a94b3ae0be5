import KataStage
import UIKit

let loads = [
  "ada/avatar.jpg?width=80", "bob/avatar.jpg?width=80",
  "ada/avatar.jpg?width=80"/*:"ada/avatar.jpg?width=80"|"ada/avatar.jpg?width=400"*/,
  "bob/avatar.jpg?width=400"/*:"bob/avatar.jpg?width=80"|"bob/avatar.jpg?width=400"*/,
  "eve/avatar.jpg?width=80"/*:"eve/avatar.jpg?width=80"|"bob/avatar.jpg?width=80"*/,
  "bob/avatar.jpg?width=400"/*:"bob/avatar.jpg?width=400"|"ada/avatar.jpg?width=400"|"ada/avatar.jpg?width=80"*/,
]
let urls = loads.map {
  URL(string: "https://photos.app/\($0)")!
}
for url in urls {
  let data = Data.picture(
    url.absoluteString, width: 80, height: 80)
  Stage.network.reply(to: url, with: data)
}
let stage = Stage(UIViewController())

@MainActor func load(
  _ name: String, by part: (URL) -> String
) async throws {
  var files: [String: Data] = [:]  // by name
  var (requests, right) = (0, 0)
  for url in urls {
    if files[part(url)] == nil {
      requests += 1
      files[part(url)] =
        try await URLSession.shared.data(from: url).0
    }
    let image = UIImage(data: files[part(url)]!)
    if image?.pictureTitle == url.absoluteString {
      right += 1
    }
  }
  print("\(name), requests: \(requests)")
  print("\(name), right: \(right)")
}

try await load("last part") { $0.lastPathComponent }
try await load("path") { $0.path }
try await load("whole URL") { $0.absoluteString }
