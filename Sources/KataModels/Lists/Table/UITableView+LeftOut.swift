// The commonest of UIKit's members of tables that the model doesn't have, named so that it doesn't
// compile, rather than compile and do nothing.

extension UITableView {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var tableHeaderView: UIView? {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var tableFooterView: UIView? {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var backgroundView: UIView? {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var isEditing: Bool {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func setEditing(_ editing: Bool, animated: Bool) { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var separatorInset: UIEdgeInsets {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var sectionHeaderTopPadding: CGFloat {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final var estimatedSectionHeaderHeight: CGFloat {
    get { leftOut() }
    set { leftOut() }
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UIView? {
    leftOut()
  }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public final func moveSection(_ section: Int, toSection newSection: Int) { leftOut() }
}

extension UITableView.Style {
  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var grouped: UITableView.Style { leftOut() }

  @available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
  public static var insetGrouped: UITableView.Style { leftOut() }
}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class UISwipeActionsConfiguration {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class UICollectionViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {}
