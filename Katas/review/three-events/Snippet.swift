import Combine
import UIKit

final class ProfileViewController: UIViewController {
  private let store: ProfileStore
  private let profileView = ProfileView()
  private var cancellables: Set<AnyCancellable> = []

  init(store: ProfileStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = profileView
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Analytics.shared.track("profile_viewed")

    NotificationCenter.default.addObserver(
      forName: .photoShared, object: nil, queue: .main
    ) { note in
      let photo = note.userInfo!["photo"] as! Photo
      self.title = "Shared: \(photo.title)"
      Analytics.shared.track("photo_shared")
    }

    store.$profile
      .receive(on: DispatchQueue.main)
      .sink { [weak self] profile in
        self?.show(profile)
      }
      .store(in: &cancellables)

    profileView.avatarView.addSubview(BadgeView())
  }

  private func show(_ profile: Profile) {
    profileView.nameLabel.text = profile.name
    if let data = try? Data(contentsOf: profile.avatarURL) {
      profileView.avatarView.image = UIImage(data: data)
    }
  }
}
