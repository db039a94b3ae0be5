@testable import KataModels

/// Watches every step of every recogniser and every touch of every view.
@MainActor final class GestureWitness {
  private(set) var faults: [String] = []
  private var recognized: [ObjectIdentifier: UIGestureRecognizer] = [:]
  private var unfinished: [ObjectIdentifier: UITouch.Phase] = [:]

  func watch(_ work: () -> Void) {
    let (usual, log) = (TouchWatch.recognizer, SystemLog.output)
    TouchWatch.recognizer = { [unowned self] in saw($0, from: $1, to: $2) }
    SystemLog.output = { _ in }
    work()
    (TouchWatch.recognizer, SystemLog.output) = (usual, log)
  }

  private func saw(
    _ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State,
    to new: UIGestureRecognizer.State
  ) {
    if !old.canBecome(new) { faults.append("\(name(recognizer)): \(old) became \(new)") }
    if old == .possible, new != .failed { checkRivals(recognizer) }
    switch new {
    case .began, .changed, .ended: recognized[ObjectIdentifier(recognizer)] = recognizer
    default: recognized[ObjectIdentifier(recognizer)] = nil
    }
  }

  private func checkRivals(_ recognizer: UIGestureRecognizer) {
    for other in recognized.values
    where other !== recognizer && other.sharesTouch(with: recognizer)
      && !mayActTogether(other, recognizer)
    {
      faults.append("\(name(other)) and \(name(recognizer)) both recognised a touch")
    }
  }

  private func mayActTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    !first.canPrevent(second) || !second.canBePrevented(by: first)
      || first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        == true
  }

  func heard(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    for touch in touches {
      let key = ObjectIdentifier(touch)
      let last = unfinished[key]
      if (phase == .began) != (last == nil) {
        faults.append("a view heard \(phase) after \(last.map { "\($0)" } ?? "nothing")")
      }
      unfinished[key] = phase == .ended || phase == .cancelled ? nil : phase
    }
  }

  /// Everything is up, and time has passed.
  func checkRest(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers where recognizer.state != .possible {
      faults.append("\(name(recognizer)) stayed \(recognizer.state)")
    }
    if !unfinished.isEmpty { faults.append("\(unfinished.count) touches of views never ended") }
  }

  private func name(_ recognizer: UIGestureRecognizer) -> String { "\(type(of: recognizer))" }
}

/// A view that tells a witness what it hears.
final class WitnessedView: UIView {
  private let witness: GestureWitness
  /// Kept, so that no other touch takes its place while the witness remembers it.
  private var touches: [UITouch] = []

  init(_ witness: GestureWitness) {
    self.witness = witness
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// What a view inside hands on isn't this one's.
  private func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    let touches = touches.filter { $0.view === self }
    if phase == .began { self.touches.append(contentsOf: touches) }
    witness.heard(phase, touches)
    if phase == .ended || phase == .cancelled { self.touches.removeAll(where: touches.contains) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.began, touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.moved, touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.ended, touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.cancelled, touches)
  }
}
