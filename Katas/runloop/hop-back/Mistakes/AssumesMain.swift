import UIKit

struct Profile: Decodable, Sendable {
  let name: String
  let about: String
}

/// Loads a profile, which may be long, and shows its name. Where it can't
/// be loaded or read, it says so: "Not available".
final class ProfileViewController: UIViewController {
  let nameLabel = UILabel()
  private let url: URL

  init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameLabel)
    nameLabel.text = "Loading"
    load()
  }

  private func load() {
    URLSession.shared.dataTask(with: url) { data, _, _ in
      let profile = data.flatMap {
        try? JSONDecoder().decode(Profile.self, from: $0)
      }
      MainActor.assumeIsolated {
        self.nameLabel.text = profile?.name ?? "Not available"
      }
    }.resume()
  }
}
