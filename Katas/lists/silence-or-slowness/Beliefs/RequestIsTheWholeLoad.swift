import KataStage
import UIKit

let stage = Stage(UIViewController())
stage.network.bytesPerSecond = 1000

@MainActor func load(
  _ name: String, silent: Double, bytes: Int,
  resource: Double = 1_000_000
) {
  let url = URL(string: "https://photos.app/\(name)")!
  let data = Data.picture(
    width: 40, height: 30, bytes: bytes)
  stage.network.reply(to: url, after: silent, with: data)
  let configuration = URLSessionConfiguration.default
  configuration.timeoutIntervalForRequest = 10/*:8...12*/
  configuration.timeoutIntervalForResource = min(
    configuration.timeoutIntervalForRequest, resource)
  let session = URLSession(configuration: configuration)
  let start = Date()
  session.dataTask(with: url) { data, _, error in
    let end = Date().timeIntervalSince(start)
    let how = error == nil ? "picture" : "time-out"
    print("\(name): \(how) \(end)")
  }.resume()
  stage.wait(100)
}

load("silent", silent: 15/*:14...20*/, bytes: 1000)
load("slow", silent: 2/*:1...5*/, bytes: 30_000/*:25_000|30_000|35_000*/)
load("patient", silent: 7/*:6|7*/, bytes: 6000/*:6000|7000|8000*/)
load("hasty", silent: 2, bytes: 30_000, resource: 20/*:15...25*/)
