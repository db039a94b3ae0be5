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

/// The loader of the tests.
@MainActor final class StagedLoader: PhotoLoading {
  let photos = [oldURL: samplePhoto(), newURL: samplePhoto()]

  func photo(for url: URL) async throws -> UIImage {
    guard let photo = photos[url] else {
      throw URLError(.resourceUnavailable)
    }
    return photo
  }
}

/// Lets the others have their turns until it is so, a hundred at most.
@MainActor func turns(until isSo: () -> Bool) async {
  for _ in 0..<100 where !isSo() { await Task.yield() }
}

/// Fails where the photo of a URL lands that the screen no longer shows.
@MainActor func testLateReply(
  _ make: @MainActor (any PhotoLoading) -> PhotoViewController
) async {
  let loader = StagedLoader()
  let screen = make(loader)
  screen.show(oldURL)
  screen.show(newURL)
  await turns { screen.photoView.image === loader.photos[newURL] }
  expect(screen.photoView.image === loader.photos[newURL])
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
  await turns { screen?.photoView.image != nil }
  navigation.popViewController(animated: false)
  await turns { screen == nil }
  expect(screen == nil)
}
