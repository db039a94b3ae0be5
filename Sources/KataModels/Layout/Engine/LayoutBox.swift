/// Where an item lies and how large it is, as expressions of a solver's variables.
struct LayoutBox {
  var left, top, width, height: LinearExpression

  subscript(attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
    switch attribute {
    case .left, .leading: left
    case .top: top
    case .width: width
    case .height: height
    case .right, .trailing: left.plus(width, times: 1)
    case .bottom: top.plus(height, times: 1)
    case .centerX: left.plus(width, times: 0.5)
    case .centerY: top.plus(height, times: 0.5)
    case .notAnAttribute: LinearExpression()
    }
  }
}

extension LinearExpression {
  init(_ variable: SolverVariable) { terms = [Term(variable: variable, coefficient: 1)] }

  init(_ constant: CGFloat) { self.constant = Double(constant) }

  func plus(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }
}

/// What an engine knows of a view or a guide that has variables of its own.
struct LayoutSeat {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  var left, top, width, height: SolverVariable
  /// Whether a view lies where its frame says, and not where constraints put it.
  var isFixed = false
  /// What keeps a fixed one where it is, or a view near its own size.
  var props: [Prop] = []
  /// The last solution, in the coordinates of what the item lies in.
  var solved: CGRect?
  /// Whether the view hasn't been placed there yet.
  var isUnplaced = false

  var box: LayoutBox {
    LayoutBox(
      left: LinearExpression(left), top: LinearExpression(top), width: LinearExpression(width),
      height: LinearExpression(height))
  }
}

/// A constraint that the engine makes by itself.
struct Prop {
  enum Kind {
    /// A fixed view's frame.
    case frame
    /// A size of its own that a view minds exceeding.
    case hugging
    /// A size of its own that a view minds falling short of.
    case resistance
  }

  var kind: Kind
  var attribute: NSLayoutConstraint.Attribute
  var id: ConstraintSolver.ID
}
