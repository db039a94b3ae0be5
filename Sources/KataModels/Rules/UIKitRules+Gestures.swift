extension UIKitRules {
  /// What recognisers recognise, and how they keep out of each other's way.
  public struct Gestures: Codable, Sendable, Hashable {
    @Rule(
      "The first recogniser to recognise a touch makes the others that follow it fail, on whichever view they hang",
      since: "iOS 3.2",
      source: "developer.apple.com/documentation/uikit/coordinating-multiple-gesture-recognizers")
    public var exclusion = Exclusion.onTheTouch

    @Rule(
      "A single tap doesn't wait for a double tap unless it requires it to fail",
      since: "iOS 3.2",
      source:
        "developer.apple.com/documentation/uikit/preferring-one-gesture-over-another")
    public var waiting = Waiting.whereRequired

    @Rule(
      "A recogniser sends its action in these states, and sends nothing when it fails",
      since: "iOS 3.2",
      source:
        "developer.apple.com/documentation/uikit/about-the-gesture-recognizer-state-machine")
    public var actionStates = ["began", "changed", "ended", "cancelled"]

    @Rule(
      "A discrete gesture, such as a tap, goes through these states once it is recognised",
      since: "iOS 3.2",
      source:
        "developer.apple.com/documentation/uikit/about-the-gesture-recognizer-state-machine")
    public var discreteStates = ["ended"]

    @Rule(
      "A long press goes through these states when its time is over, while the finger is still down",
      since: "iOS 3.2",
      source: "developer.apple.com/documentation/uikit/uilongpressgesturerecognizer")
    public var pressStates = ["began"]

    @Rule(
      "A gesture under way enters this state when the system takes its fingers away, or when its recogniser is turned off",
      since: "iOS 3.2",
      source:
        "developer.apple.com/documentation/uikit/about-the-gesture-recognizer-state-machine")
    public var cancelledState = "cancelled"

    @Rule(
      "A translation, a scale and a rotation add up over the gesture until a program sets them",
      since: "iOS 3.2",
      source:
        "developer.apple.com/documentation/uikit/uipinchgesturerecognizer/scale, …/uipangesturerecognizer/translation(in:)"
    )
    public var measuring = Measuring.wholeGesture

    @Rule(
      "A finger may stray this many points and still tap",
      since: "iOS 3.2", source: "not public; 3 points are a tap, 20 are none")
    public var tapMovement = 10.0

    @Rule(
      "A finger may stay down this many seconds and still tap",
      since: "iOS 3.2", source: "not public; 0.2 seconds are a tap")
    public var tapSeconds = 0.75

    @Rule(
      "The next of several taps has to come down within this many seconds",
      since: "iOS 3.2", source: "not public; 0.15 seconds are in time, 1 second is too late")
    public var multiTapSeconds = 0.35

    @Rule(
      "… and within this many points of the first",
      since: "iOS 3.2", source: "not public")
    public var multiTapDistance = 40.0

    @Rule(
      "A pan begins when the fingers have come this many points",
      since: "iOS 3.2",
      source: "not public; 10 points were measured for a scroll view's pan")
    public var panDistance = 10.0

    @Rule(
      "A swipe is recognised when the fingers have come this many points",
      since: "iOS 3.2",
      source: "not public; 70 points within 0.08 seconds are a swipe")
    public var swipeDistance = 50.0

    @Rule(
      "… within this many seconds",
      since: "iOS 3.2", source: "not public; 0.1 seconds are in time",
      disputed: "Apple says that a slow swipe counts where it is straight; katas swipe quickly")
    public var swipeSeconds = 0.5

    @Rule(
      "… and have strayed no more than this many points back or, at first, aside",
      since: "iOS 3.2", source: "not public")
    public var swipeStraying = 20.0

    @Rule(
      "A pinch begins when the fingers' distance has changed by this many points",
      since: "iOS 3.2",
      source: "not public; that it takes a movement, and not only a second finger, is documented")
    public var pinchDistance = 8.0

    @Rule(
      "A rotation begins when the fingers have turned by this many radians",
      since: "iOS 3.2",
      source: "not public; that it takes a movement, and not only a second finger, is documented")
    public var rotationAngle = 0.1

    @Rule(
      "A pan from the screen's edge starts no further than this many points from it",
      since: "iOS 7", source: "not public; 5 points start it, 100 don't")
    public var screenEdge = 30.0

    public init() {}
  }

  /// Whom a recogniser that has recognised its gesture makes fail.
  public enum Exclusion: String, Codable, Sendable, Hashable {
    case onTheTouch, onTheView, none
  }

  /// Whom a recogniser waits for.
  public enum Waiting: String, Codable, Sendable, Hashable {
    case whereRequired, singleForDouble
  }
  /// What a gesture's measure starts from.
  public enum Measuring: String, Codable, Sendable, Hashable {
    case wholeGesture, sinceLastAction
  }
}
