/// What a driver finds beside the learner's file: how it names its checks, draws its inputs and tells
/// what it observes.
///
/// The text is compiled into the learner's program, so it needs nothing but the C library, and nothing
/// in it is secret: it reports observations, and what they ought to be stays in another process.
public enum DriverKit {
  public static let fileName = "Kata.swift"

  public static let source = #"""
    import Glibc

    /// The checks of a kata.
    enum Kata {
      /// Tries the learner's code on inputs that grow, and tells what was seen of each.
      ///
      /// - Parameters:
      ///   - name: what holds if the check does, as a sentence without a point.
      ///   - cases: how many inputs.
      ///   - body: draws an input, says what it is with `draw.shows`, and returns what the learner's
      ///     code makes of it.
      @MainActor static func check(
        _ name: String, cases: Int = 1, _ body: @MainActor (inout Draw) -> String
      ) {
        defer { reached += 1 }
        guard reached >= first else { return }
        write("\"check\":\(quoted(name))")
        for number in 0..<cases {
          let size = 1 + number * Draw.largest / max(1, cases)
          var draw = Draw(name: name, number: number, size: size, seed: seed)
          let saw = body(&draw)
          write("\"check\":\(quoted(name)),\"case\":\(number),\"saw\":\(quoted(saw))")
        }
      }

      /// An input of one case. The same seed draws the same.
      struct Draw {
        static let largest = 10
        private static let mostDrawn = 4
        /// From 1 for the smallest inputs to `largest`.
        let size: Int
        private let name: String
        private let number: Int
        private var state: UInt64

        init(name: String, number: Int, size: Int, seed: UInt64) {
          (self.name, self.number, self.size) = (name, number, size)
          // FNV-1a.
          let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
          }
          state = seed ^ hash &+ UInt64(number) &* 0x9e37_79b9_7f4a_7c15
        }

        /// Says what the input is, before the learner's code gets it.
        ///
        /// - Parameter picture: what the library has to say of a tree, for it to be drawn. Asked for of
        ///   small inputs and of the solution only: who fails with one fails with a small one.
        func shows(_ text: String, picture: @autoclosure () -> String? = nil) {
          let picture = Kata.isDrawn && size <= Self.mostDrawn ? picture() : nil
          let drawn = picture.map { ",\"picture\":\(quoted($0))" } ?? ""
          Kata.write(
            "\"check\":\(quoted(name)),\"case\":\(number),\"shows\":\(quoted(text))\(drawn)")
        }

        mutating func number(in range: ClosedRange<Int>) -> Int {
          let count = UInt64(range.upperBound - range.lowerBound + 1)
          return range.lowerBound + Int(next().multipliedFullWidth(by: count).high)
        }

        /// True in one of so many cases.
        mutating func chance(oneIn count: Int) -> Bool { number(in: 1...count) == 1 }

        mutating func pick<Element>(_ elements: [Element]) -> Element {
          elements[number(in: 0...(elements.count - 1))]
        }

        mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
          var elements = elements
          for last in elements.indices.dropFirst().reversed() {
            elements.swapAt(last, number(in: 0...last))
          }
          return elements
        }

        /// SplitMix64.
        private mutating func next() -> UInt64 {
          state &+= 0x9e37_79b9_7f4a_7c15
          var bits = state
          bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
          bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
          return bits ^ (bits >> 31)
        }
      }

      /// Called when the driver has come to its end.
      @MainActor static func end() { write("\"checks\":\(reached)") }

      private static let seed = UInt64(CommandLine.arguments.dropFirst().first ?? "") ?? 1
      /// The first check that is to run: those before it have run in another process.
      private static let first = Int(CommandLine.arguments.dropFirst(2).first ?? "") ?? 0
      /// Whether inputs are to be drawn.
      private static let isDrawn = CommandLine.arguments.dropFirst(3).first == "drawn"
      @MainActor private static var reached = 0

      private static func write(_ fields: String) {
        var bytes = Array("{\(fields)}\n".utf8)[...]
        while !bytes.isEmpty {
          let count = bytes.withUnsafeBytes { Glibc.write(3, $0.baseAddress, $0.count) }
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return }
          bytes = bytes.dropFirst(count)
        }
      }

      /// As JSON has it.
      private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
          switch scalar {
          case "\"": quoted += "\\\""
          case "\\": quoted += "\\\\"
          case "\n": quoted += "\\n"
          case _ where scalar.value < 0x20:
            let digits = String(scalar.value, radix: 16)
            quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          default: quoted.unicodeScalars.append(scalar)
          }
        }
        return quoted + "\""
      }
    }
    """#

  /// Behind the driver's last line.
  public static let epilogue = "\nKata.end()\n"
}
