import KataStage
import UIKit

final class Detail: UIViewController {
  var onSave: (() -> Void)?
  func leak() { onSave = { self.title = "Saved" } }
}

func test(
  _ isBroken: Bool, wait: Double, keeps: Bool
) -> Bool {
  let navigation = UINavigationController(
    rootViewController: UIViewController())
  let stage = Stage(navigation)
  navigation.pushViewController(Detail(), animated: true)
  stage.wait(1)

  weak var detail = navigation.topViewController as? Detail
  if isBroken { detail?.leak() }
  let kept = keeps ? [detail] : []
  navigation.popViewController(animated: true)
  stage.wait(wait)
  return withExtendedLifetime(kept) { detail == nil }
}

for isBroken in [true, false] {
  let name = isBroken ? "broken" : "mended"
  let first = test(
    isBroken, wait: 0.0/*:0.0|1.0*/,
    keeps: false/*:false|true*/)
  print("\(name), first: \(first ? "passes" : "fails")")
  let second = test(
    isBroken, wait: 1.0/*:0.0|1.0*/,
    keeps: false/*:true|false*/)
  print("\(name), second: \(second ? "passes" : "fails")")
  let third = test(isBroken, wait: 1, keeps: true)
  print("\(name), third: \(third ? "passes" : "fails")")
}
