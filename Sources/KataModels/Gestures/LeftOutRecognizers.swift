// UIKit's recognisers that the model doesn't have.

@available(*, unavailable, message: "UIKit has this; the course's model leaves it out")
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
