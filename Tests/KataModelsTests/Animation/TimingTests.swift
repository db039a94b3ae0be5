import Testing

@testable import KataModels

@Suite struct `A timing curve` {
  @Test(arguments: [
    TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default, .spring(dampingRatio: 1),
    .spring(dampingRatio: 0.3),
  ])
  func `begins at nought and ends at one`(curve: TimingCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 2) == 1)
    #expect(abs(curve.progress(at: 0.9999) - 1) < 0.01)
  }

  @Test(arguments: [
    TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default, .spring(dampingRatio: 1),
  ])
  func `never goes back`(curve: TimingCurve) {
    let steps = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(steps == steps.sorted())
  }

  @Test func `eases in the way that its name says`() {
    #expect(TimingCurve.easeIn.progress(at: 0.5) < 0.4)
    #expect(TimingCurve.easeOut.progress(at: 0.5) > 0.6)
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
    #expect(
      (0...100).contains {
        TimingCurve.spring(dampingRatio: 0.3).progress(at: Double($0) / 100) > 1.1
      })
  }

  @Test func `turns back every second round where it repeats`() {
    let pace = AnimationPace(curve: .linear, start: 1, seconds: 2, repeats: true, turnsBack: true)
    let shares = [0, 1, 2, 3, 4, 5].map { pace.share(at: $0) }
    #expect(shares == [0, 0, 0.5, 1, 0.5, 0])
  }

  @Test func `takes a transform apart and puts it together again`() {
    var numbers = SystemRandomNumberGenerator()
    for _ in 0..<1_000 {
      func number() -> CGFloat { CGFloat.random(in: -3...3, using: &numbers) }
      let whole = CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      let again = TransformParts(TransformParts(whole).value).transform
      let differences = [
        whole.a - again.a, whole.b - again.b, whole.c - again.c, whole.d - again.d,
        whole.tx - again.tx, whole.ty - again.ty,
      ]
      #expect(differences.allSatisfy { abs($0) < 1e-8 }, "\(whole) \(again)")
    }
    for flat in [CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 2)] {
      #expect(TransformParts(TransformParts(flat).value).transform == flat)
    }
  }

  @Test func `goes the short way round`() {
    let (one, other) = (CGAffineTransform(rotationAngle: 3), CGAffineTransform(rotationAngle: -3))
    let way = TransformParts.difference(TransformParts(one).value, TransformParts(other).value)
    #expect(abs(abs(way[2]) - (2 * .pi - 6)) < 1e-9)
  }
}
