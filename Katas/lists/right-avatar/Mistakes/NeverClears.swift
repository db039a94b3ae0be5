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
      withIdentifier: "Person", for: indexPath) as! PersonCell
    cell.show(people[indexPath.row])
    return cell
  }
}

final class PersonCell: UITableViewCell {
  private var load: Task<Void, any Error>?

  override func prepareForReuse() {
    super.prepareForReuse()
    load?.cancel()
  }

  func show(_ person: Person) {
    textLabel?.text = person.name
    load = Task {
      let (data, _) = try await URLSession.shared
        .data(from: person.avatarURL)
      try Task.checkCancellation()
      imageView?.image = UIImage(data: data)
    }
  }
}
