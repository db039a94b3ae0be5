import KataStage
import UIKit

final class Feed: UITableViewController {
  var photos = ["Ada"/*:"Ada"|"Ann"*/, "Bob"/*:"Bob"|"Ben"*/, "Cleo"/*:"Cleo"|"Carl"*/]
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { photos.count }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    table.dequeueReusableCell(
      withIdentifier: "photo", for: path)
  }
}
let feed = Feed()
let list = feed.tableView!
list.register(
  UITableViewCell.self,
  forCellReuseIdentifier: "photo")
let stage = Stage(feed)
let top: [IndexPath] = [[0, 0]]
let mute = 1/*:1...3*/
feed.photos.remove(at: 0)
list.deleteRows(at: [[0, 2], [0, 1]], with: .none)
stage.settle()
feed.photos.insert("Dan"/*:"Dan"|"Dora"*/, at: 0)
if mute != 1 { list.insertRows(at: top, with: .none) }
stage.settle()
feed.photos.insert("Eve"/*:"Eve"|"Emil"*/, at: 0)
if mute != 2 { list.insertRows(at: top, with: .none) }
stage.settle()
feed.photos.insert("Fay", at: 0)
list.insertRows(at: top, with: .none)
stage.settle()
feed.photos.remove(at: 0)
list.deleteRows(at: [[0, 0], [0, 1]], with: .none)
