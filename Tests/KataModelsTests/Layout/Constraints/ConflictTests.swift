import KataModels
import KataStage
import Testing

@MainActor @Suite struct `Constraints that contradict each other` {
  private let feed = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)).named("feed")
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)).named("card")
  private let stage: Stage

  init() {
    feed.addSubview(card)
    stage = Stage(feed)
  }

  @Test func `are told once, with the one that gives way`() {
    card.translatesAutoresizingMaskIntoConstraints = false
    let lines = warnings {
      for width in [80, 90] {
        card.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
      }
      stage.settle()
      feed.setNeedsLayout()
      stage.settle()
    }
    #expect(
      lines == [
        """
        Unable to simultaneously satisfy constraints.
            card.width == 80
            card.width == 90
        Will attempt to recover by breaking constraint
            card.width == 90
        """
      ])
    #expect(card.frame.width == 80)
  }

  @Test func `hold again once the other side has gone`() {
    card.translatesAutoresizingMaskIntoConstraints = false
    let narrow = card.widthAnchor.constraint(equalToConstant: 80)
    let wide = card.widthAnchor.constraint(equalToConstant: 90)
    _ = warnings {
      NSLayoutConstraint.activate([narrow, wide])
      stage.settle()
    }
    let lines = warnings {
      narrow.isActive = false
      stage.settle()
    }
    #expect(lines == [])
    #expect(card.frame.width == 90)
  }

  @Test func `include a frame that counts as it is`() {
    let lines = warnings {
      card.widthAnchor.constraint(equalToConstant: 80).isActive = true
      stage.settle()
    }
    #expect(
      lines == [
        """
        Unable to simultaneously satisfy constraints.
            card.width == 100, its frame
            card.width == 80
        Will attempt to recover by breaking constraint
            card.width == 80
        """
      ])
    #expect(card.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `need a width of less than nothing`() {
    card.translatesAutoresizingMaskIntoConstraints = false
    let lines = warnings {
      card.leftAnchor.constraint(equalTo: feed.leftAnchor, constant: 300).isActive = true
      card.rightAnchor.constraint(equalTo: feed.leftAnchor, constant: 200).isActive = true
      stage.settle()
    }
    #expect(
      lines == [
        """
        Unable to simultaneously satisfy constraints.
            card.left == feed.left + 300
            card.right == feed.left + 200
        Will attempt to recover by breaking constraint
            card.right == feed.left + 200
        """
      ])
  }

  @Test func `come up with a constant as well`() {
    card.translatesAutoresizingMaskIntoConstraints = false
    let width = card.widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    card.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    stage.settle()
    let lines = warnings {
      width.constant = 120
      stage.settle()
    }
    #expect(lines.count == 1)
    #expect(card.frame.width == 120)
  }

  @Test func `are no conflict where one isn't required`() {
    card.translatesAutoresizingMaskIntoConstraints = false
    let lines = warnings {
      card.widthAnchor.constraint(equalToConstant: 80).isActive = true
      card.widthAnchor.constraint(equalToConstant: 90).at(999).isActive = true
      stage.settle()
    }
    #expect(lines == [])
    #expect(card.frame.width == 80)
  }

  // MARK: What ends the program

  @Test func `between two trees end the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
    }
  }

  @Test func `of a place alone end the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 10)
    }
  }

  @Test func `of a side and a size end the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (feed, card) = (UIView(), UIView())
      _ = NSLayoutConstraint(
        item: card, attribute: .left, relatedBy: .equal, toItem: feed, attribute: .width,
        multiplier: 1, constant: 10)
    }
  }

  @Test func `that become required while they are active end the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let card = UIView()
      let width = card.widthAnchor.constraint(equalToConstant: 10).at(750)
      width.isActive = true
      width.priority = .defaultLow
      width.priority = .required
    }
  }
}
