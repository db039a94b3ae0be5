import KataStage
import UIKit

var titles = [
  1: "Ada"/*:"Ada"|"Amy"|"Alma"*/, 2: "Bob", 3: "Cleo",
  4: "Dan", 9: "Eve",
]
var asked = 0
let table = UITableView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 800))
table.register(
  UITableViewCell.self,
  forCellReuseIdentifier: "photo")
let source = UITableViewDiffableDataSource<
  String, Int
>(tableView: table) { table, path, photo in
  asked += 1
  let cell = table.dequeueReusableCell(
    withIdentifier: "photo", for: path)
  cell.textLabel?.text = titles[photo]
  return cell
}
var snapshot = NSDiffableDataSourceSnapshot<
  String, Int
>()
snapshot.appendSections(["feed"])
snapshot.appendItems(Array(1...3/*:2...4*/))
source.apply(snapshot, animatingDifferences: true)
let stage = Stage(table)
stage.wait(1)
let cell = table.cellForRow(at: [0, 0])

func play(_ name: String) {
  asked = 0
  var all = NSDiffableDataSourceSnapshot<String, Int>()
  all.appendSections(["feed"])
  all.appendItems(snapshot.itemIdentifiers)
  all.reconfigureItems(source.snapshot().itemIdentifiers)
  source.apply(all, animatingDifferences: true)
  stage.wait(1)
  let path = source.indexPath(for: 1)!
  let now = table.cellForRow(at: path)!
  print("\(name), title: \(now.textLabel!.text!)")
  print("\(name), asked: \(asked)")
  print("\(name), same cell: \(now === cell)")
}
titles[1] = "Ann"/*:"Ann"|"Anouk"|"Abel"*/
play("again")
snapshot.insertItems([9], beforeItem: 1)
play("inserted")
snapshot.reconfigureItems([1])
play("reconfigured")
