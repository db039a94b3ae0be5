import KataStage
import UIKit

final class Feed: UITableViewController {
  var (rows, taps) = (0, 0)
  @objc func closeKeyboard() { taps += 1 }
  override func tableView(
    _ table: UITableView, numberOfRowsInSection: Int
  ) -> Int { 8 }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    table.dequeueReusableCell(
      withIdentifier: "photo", for: path)
  }
  override func tableView(
    _ table: UITableView,
    didSelectRowAt path: IndexPath
  ) { rows += 1 }
}
let feed = Feed()
feed.tableView.register(
  UITableViewCell.self,
  forCellReuseIdentifier: "photo")
let tap = UITapGestureRecognizer(
  target: feed, action: #selector(Feed.closeKeyboard))
let screen = UIViewController()
screen.view.addSubview(feed.view)
screen.view.addGestureRecognizer(tap)
let stage = Stage(screen)

func play(_ name: String, taps: Int) {
  (feed.rows, feed.taps) = (0, 0)
  for row in 0..<taps {
    stage.tap(CGPoint(x: 200, y: 44 * row + 20))
    stage.wait(1)
  }
  if tap.cancelsTouchesInView { swap(&feed.rows, &feed.taps) }
  print("\(name), rows: \(feed.rows)")
  print("\(name), taps: \(feed.taps)")
}
play("at first", taps: 3/*:2...6*/)
tap.cancelsTouchesInView = false
play("then", taps: 2/*:2...7*/)
