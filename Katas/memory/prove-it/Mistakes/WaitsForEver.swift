import UIKit

// Of the app:
//
//   protocol PhotoLoading: Sendable {
//     func photo(for url: URL) async throws -> UIImage
//   }
//
//   class PhotoViewController: UIViewController {
//     let photoView: UIImageView
//     init(loader: any PhotoLoading)
//     func show(_ url: URL)  // its photo, as soon as it has come
//   }
//
// Of the test tool:
//
//   func expect(_ condition: Bool)  // a test fails where one doesn't hold

let (oldURL, newURL) = (
  URL(string: "https://photos.app/old.jpg")!,
  URL(string: "https://photos.app/new.jpg")!
)

/// A picture of its own: `===` tells it from all others.
func samplePhoto() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
}

/// The loader of the tests: each load waits until it is told what has
/// come.
@MainActor final class StagedLoader: PhotoLoading {
  private var waiting: [URL: [CheckedContinuation<UIImage, any Error>]] = [:]

  func photo(for url: URL) async throws -> UIImage {
    try await withCheckedThrowingContinuation {
      waiting[url, default: []].append($0)
    }
  }

  func isAsked(for url: URL) -> Bool { waiting[url] != nil }

  func arrive(_ photo: UIImage, for url: URL) {
    for load in waiting.removeValue(forKey: url) ?? [] {
      load.resume(returning: photo)
    }
  }
}

/// Lets the others have their turns until it is so.
@MainActor func turns(until isSo: () -> Bool) async {
  while !isSo() { await Task.yield() }
}

/// Fails where the photo of a URL lands that the screen no longer shows.
@MainActor func testLateReply(
  _ make: @MainActor (any PhotoLoading) -> PhotoViewController
) async {
  let (loader, old, new) = (StagedLoader(), samplePhoto(), samplePhoto())
  let screen = make(loader)
  screen.show(oldURL)
  await turns { loader.isAsked(for: oldURL) }
  screen.show(newURL)
  await turns { loader.isAsked(for: newURL) }
  loader.arrive(new, for: newURL)
  await turns { screen.photoView.image === new }
  loader.arrive(old, for: oldURL)
  await turns { screen.photoView.image === old }
  expect(screen.photoView.image === new)
}

/// Fails where a screen lives on that has been opened, asked for a photo
/// and closed, also if the photo never comes.
///
/// - Parameter navigation: on the screen, with one controller in it.
@MainActor func testLeak(
  _ make: @MainActor (any PhotoLoading) -> PhotoViewController,
  in navigation: UINavigationController
) async {
  let loader = StagedLoader()
  weak var screen: PhotoViewController?
  do {
    let opened = make(loader)
    screen = opened
    navigation.pushViewController(opened, animated: false)
    opened.show(newURL)
  }
  await turns { loader.isAsked(for: newURL) }
  navigation.popViewController(animated: false)
  await turns { screen == nil }
  expect(screen == nil)
  loader.arrive(samplePhoto(), for: newURL)
}
