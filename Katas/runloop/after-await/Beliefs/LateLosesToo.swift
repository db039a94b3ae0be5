import KataStage
import UIKit

final class Photo: UIViewController {
  var early = 10/*:10...90 by 10*/
  var late = 10/*:10...90 by 10*/

  func ask() async {
    try? await Task.sleep(for: .seconds(1))
  }
  func likeEarly() async {
    let likes = early
    await ask()
    early = likes + 1
  }
  func likeLate() async {
    let likes = late
    await ask()
    late = likes + 1
  }
}

let photo = Photo()
let stage = Stage(photo)
for _ in 1...3/*:3...9*/ {
  Task { await photo.likeEarly() }
  Task { await photo.likeLate() }
  stage.wait(0.1)
}
stage.wait(2)
print("early: \(photo.early)")
print("late: \(photo.late)")
