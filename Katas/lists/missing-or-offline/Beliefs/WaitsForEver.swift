import KataStage
import UIKit

func url(_ name: String) -> URL {
  URL(string: "https://photos.app/\(name)")!
}
func picture(_ title: String) -> Data {
  Data.picture(title, width: 40, height: 30)
}
let page = Data("<html>Sorry.</html>".utf8)

let network = Stage.network
network.reply(
  to: url("card"), status: 404/*:404|410|500|503*/,
  with: picture("Who"/*:"Who"|"Blank"|"Grey"|"Face"*/))
network.reply(to: url("badge"), status: 404/*:404|500*/, with: page)
network.reply(to: url("private"), status: 200, with: page)
network.reply(
  to: url("photo"), after: 90/*:30|40|80|90*/,
  with: picture("Ada"/*:"Ada"|"Ann"|"Amy"|"Eve"*/))
network.fail(
  url("plane"), with: .notConnectedToInternet)

let stage = Stage(UIViewController())
for name in ["card", "badge", "private", "photo", "plane"] {
  let task = URLSession.shared.dataTask(
    with: URLRequest(url: url(name), timeoutInterval: 99)) {
    data, response, error in
    if error != nil { return print("\(name): placeholder") }
    let image = UIImage(data: data!)
    print("\(name): \(image?.pictureTitle ?? "nothing")")
  }
  task.resume()
  stage.wait(100)
}
