import KataStage
import UIKit

final class Draft: UIViewController,
  UIAdaptivePresentationControllerDelegate
{
  var attempts = 0
  func presentationControllerDidAttemptToDismiss(
    _ presentation: UIPresentationController
  ) { attempts = 1 }
}

let feed = UIViewController()
let stage = Stage(feed)

func pull(_ draft: Draft, called name: String) {
  feed.present(draft, animated: true)
  draft.presentationController?.delegate = draft
  stage.wait(1)
  for _ in 1...3/*:2...6*/ {
    stage.drag(
      from: CGPoint(x: 200, y: 200),
      to: CGPoint(x: 200, y: 780))
    stage.wait(1)
  }
  let isThere = feed.presentedViewController === draft
  let place = isThere ? "there" : "gone"
  print("\(name): \(place) \(draft.attempts)")
  feed.dismiss(animated: false)
  stage.wait(1)
}

let plain = Draft()
let locked = Draft()
locked.isModalInPresentation = true
let full = Draft()
full.modalPresentationStyle = .fullScreen

pull(plain, called: "plain")
pull(locked, called: "locked")
pull(full, called: "full")
