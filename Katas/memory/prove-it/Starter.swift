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
  func photo(for url: URL) async throws -> UIImage {
    samplePhoto()
  }
}

/// Fails where the photo of a URL lands that the screen no longer shows.
@MainActor func testLateReply(
  _ make: @MainActor (any PhotoLoading) -> PhotoViewController
) async {
  let screen = make(StagedLoader())
  screen.show(oldURL)
  screen.show(newURL)
  await Task.yield()
  expect(screen.photoView.image != nil)
}

/// Fails where a screen lives on that has been opened, asked for a photo
/// and closed, also if the photo never comes.
///
/// - Parameter navigation: on the screen, with one controller in it.
@MainActor func testLeak(
  _ make: @MainActor (any PhotoLoading) -> PhotoViewController,
  in navigation: UINavigationController
) async {
  let screen = make(StagedLoader())
  navigation.pushViewController(screen, animated: false)
  navigation.popViewController(animated: false)
  await Task.yield()
  expect(navigation.viewControllers.count == 1)
}
