// UIKit's views that the model doesn't have.

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class UITextView: UIView {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class UICollectionView: UIView {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class UICollectionViewCell: UIView {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class UIStackView: UIView {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class UIActivityIndicatorView: UIView {}

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
public class UIFont {}
