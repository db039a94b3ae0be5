import UIKit

final class ProfileService {
  private let session: URLSession
  private let url: URL

  init(session: URLSession, url: URL) {
    self.session = session
    self.url = url
  }

  func save(
    _ profile: Profile,
    completion: @escaping (Result<Profile, Error>) -> Void
  ) {
    var request = URLRequest(url: url)
    request.httpMethod = "PUT"
    request.setValue(
      "application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try? JSONEncoder().encode(profile)
    session.dataTask(with: request) { data, response, error in
      if let error {
        completion(.failure(error))
        return
      }
      guard let data, let http = response as? HTTPURLResponse,
        http.statusCode == 200
      else { return }
      let saved = try! JSONDecoder().decode(
        Profile.self, from: data)
      NotificationCenter.default.post(
        name: .profileSaved, object: nil,
        userInfo: ["profile": saved])
      completion(.success(saved))
    }.resume()
  }
}

extension EditProfileViewController {
  @objc func saveTapped() {
    var edited = profile
    edited.name = nameField.text ?? ""
    spinner.startAnimating()
    service.save(edited) { result in
      self.spinner.stopAnimating()
      switch result {
      case .success(let saved):
        self.profile = saved
        self.nameLabel.text = saved.name
        self.navigationController?
          .popViewController(animated: true)
      case .failure(let error):
        self.showAlert(error.localizedDescription)
      }
    }
  }

  @objc func photoTapped() {
    let picker = PhotoPickerViewController(profile: profile)
    navigationController?.pushViewController(
      picker, animated: true)
  }
}
