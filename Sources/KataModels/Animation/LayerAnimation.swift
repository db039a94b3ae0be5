/// One property of a layer on its way to the value that the layer has already.
///
/// Animations add up: each holds how far its start lay from its end, and what is left of that is
/// added to the layer's value. So a second one that comes before the first is over bends the way
/// instead of breaking it (since iOS 8; WWDC 2014, session 236;
/// gist.github.com/d-ronnqvist/137ce6b4c852d8ebd96d).
struct LayerAnimation {
  let property: AnimatedProperty
  /// From the value at the end to the value at the start.
  let distance: AnimatedValue
  /// What the layer looked like before.
  let before: LayerLook
  let run: AnimationRun
  /// Starts to move when the run has come so far.
  let lead: Double

  /// What is left of the distance.
  func remainder(at time: TimeInterval) -> AnimatedValue {
    let share = run.pace.share(at: time)
    return distance * (1 - (lead < 1 ? max(0, (share - lead) / (1 - lead)) : 1))
  }
}
