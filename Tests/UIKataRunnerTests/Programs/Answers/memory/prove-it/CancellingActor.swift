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

actor StagedLoader: PhotoLoading {
  private var loads: [(id: UUID, url: URL, reply: CheckedContinuation<UIImage, any Error>)] = []

  func photo(for url: URL) async throws -> UIImage {
    let id = UUID()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { loads.append((id, url, $0)) }
    } onCancel: {
      Task { await self.cancel(id) }
    }
  }

  private func cancel(_ id: UUID) {
    guard let index = loads.firstIndex(where: { $0.id == id }) else { return }
    loads.remove(at: index).reply.resume(throwing: CancellationError())
  }

  var count: Int { loads.count }

  func arrive(_ photo: UIImage, for url: URL) {
    guard let index = loads.firstIndex(where: { $0.url == url }) else { return }
    loads.remove(at: index).reply.resume(returning: photo)
  }
}

struct TestError: Error {}

@MainActor func testLateReply(
  _ make: @MainActor (any PhotoLoading) -> PhotoViewController
) async throws {
  let loader = StagedLoader()
  let screen = make(loader)
  screen.loadViewIfNeeded()
  let old = samplePhoto()
  screen.show(oldURL)
  for _ in 0..<20 { await Task.yield() }
  screen.show(newURL)
  for _ in 0..<20 { await Task.yield() }
  let new = samplePhoto()
  await loader.arrive(new, for: newURL)
  for _ in 0..<20 { await Task.yield() }
  await loader.arrive(old, for: oldURL)
  for _ in 0..<20 { await Task.yield() }
  guard screen.photoView.image === new else { throw TestError() }
}

@MainActor func testLeak(
  _ make: @MainActor (any PhotoLoading) -> PhotoViewController,
  in navigation: UINavigationController
) async {
  weak let weakScreen = await open(make, in: navigation)
  navigation.popToRootViewController(animated: false)
  for _ in 0..<50 { await Task.yield() }
  expect(weakScreen == nil)
}

@MainActor private func open(
  _ make: @MainActor (any PhotoLoading) -> PhotoViewController,
  in navigation: UINavigationController
) async -> PhotoViewController? {
  let screen = make(StagedLoader())
  navigation.setViewControllers(navigation.viewControllers + [screen], animated: false)
  screen.show(oldURL)
  for _ in 0..<20 { await Task.yield() }
  return screen
}
