import UIKit

/// People, a row each, with name and avatar.
///
/// The name is in the cell's `textLabel`, the avatar in its `imageView`.
/// A row shows its own person's avatar, or none as long as that one
/// hasn't come.
final class PeopleViewController: UITableViewController {
  private let people: [Person]

  init(people: [Person]) {
    self.people = people
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      PersonCell.self, forCellReuseIdentifier: "Person")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    people.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "Person", for: indexPath)
    let person = people[indexPath.row]
    cell.textLabel?.text = person.name
    cell.imageView?.image = nil
    Task {
      let (data, _) = try await URLSession.shared
        .data(from: person.avatarURL)
      guard tableView.indexPath(for: cell) == indexPath else { return }
      cell.imageView?.image = UIImage(data: data)
    }
    return cell
  }
}

final class PersonCell: UITableViewCell {}
