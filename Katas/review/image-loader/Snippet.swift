import UIKit

/// Loads the avatars of all lists. Call it on the main thread.
final class ImageLoader {
  private var images: [URL: UIImage] = [:]
  private let folder = FileManager.default.urls(
    for: .documentDirectory, in: .userDomainMask)[0]

  func load(
    _ url: URL, completion: @escaping (UIImage?) -> Void
  ) {
    if let image = images[url] {
      completion(image)
      return
    }
    if let image = stored(url) {
      images[url] = image
      completion(image)
      return
    }
    DispatchQueue.global().async {
      let image = self.download(url)
      self.images[url] = image
      DispatchQueue.main.async {
        completion(image)
      }
    }
  }

  private func stored(_ url: URL) -> UIImage? {
    (try? Data(contentsOf: file(for: url)))
      .flatMap { UIImage(data: $0) }
  }

  private func download(_ url: URL) -> UIImage? {
    guard let data = try? Data(contentsOf: url),
      let image = UIImage(data: data)
    else { return nil }
    try? data.write(to: file(for: url), options: .atomic)
    return image
  }

  private func file(for url: URL) -> URL {
    folder.appendingPathComponent(url.absoluteString)
  }
}

final class UserCell: UITableViewCell {
  @IBOutlet private weak var avatarView: UIImageView!
  private var shownURL: URL?

  override func prepareForReuse() {
    super.prepareForReuse()
    shownURL = nil
    avatarView.image = nil
  }

  func configure(with user: User, loader: ImageLoader) {
    let url = user.avatarURL
    shownURL = url
    loader.load(url) { [weak self] image in
      guard let self, self.shownURL == url else { return }
      self.avatarView.image = image
    }
  }
}
