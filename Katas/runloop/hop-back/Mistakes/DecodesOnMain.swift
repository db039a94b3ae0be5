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
    Task {
      do {
        let (data, _) = try await URLSession.shared.data(from: url)
        let profile = try JSONDecoder().decode(Profile.self, from: data)
        nameLabel.text = profile.name
      } catch {
        nameLabel.text = "Not available"
      }
    }
  }
}
