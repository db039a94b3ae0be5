import Foundation
import KataTestSupport
import Synchronization
import Testing

@testable import KataCourse

@Suite struct `An answer to a code kata` {
  @Test func `is right where every check sees what the solution does`() async throws {
    let other = Peeling.answer(
      """
      var left: [String] = []
        for fruit in fruits where fruit != "rotten" { left.append("peeled \\(fruit)") }
        return left
      """)
    let verdict = try await Peeling.verdict(on: other)
    #expect(verdict.isRight)
    #expect(verdict.mistake == nil)
    guard case .checked(let results, _) = verdict else { return }
    #expect(
      results == [
        CheckResult(name: "peels each", cases: 1),
        CheckResult(name: "leaves out the rotten", cases: 20),
        CheckResult(name: "takes an empty basket", cases: 1),
      ])
  }

  @Test func `that is wrong is shown the smallest input, and named where the mistake is known`()
    async throws
  {
    let verdict = try await Peeling.verdict(
      on: Peeling.answer("fruits.map { fruit in \"peeled \\(fruit)\" }"))
    #expect(!verdict.isRight)
    #expect(verdict.mistake?.id == "KeepsRotten")
    guard case .checked(let results, _) = verdict else { return }
    #expect(results.map(\.holds) == [true, false, true])
    guard case .differs(let shows, let yours, let expected, let failing) = results[1].failure else {
      Issue.record("\(results)")
      return
    }
    #expect(shows.split(separator: " ").count(where: { $0 == "rotten" }) >= 1)
    #expect(shows.split(separator: " ").count <= 3)
    #expect(yours.contains("peeled rotten"))
    #expect(!expected.contains("rotten"))
    #expect((1...20).contains(failing))
  }

  @Test func `is named only where it does all that the mistake does`() async throws {
    let verdict = try await Peeling.verdict(
      on: Peeling.answer("fruits.isEmpty ? [\"none\"] : fruits.map { \"peeled \\($0)\" }"))
    #expect(!verdict.isRight)
    #expect(verdict.mistake == nil)
  }

  @Test func `is told a check at a time, while the others run`() async throws {
    let folder = try TemporaryFolder()
    let signal = folder.url.appending(path: "first-is-known")
    // Goes on behind the first check only when somebody has been told of it.
    let answer = Peeling.answer(
      """
      while fruits.first != "apple", access("\(signal.path)", F_OK) != 0 { usleep(1000) }
        return fruits.filter { $0 != "rotten" }.map { "peeled " + $0 }
      """, before: "import Glibc\n")
    let told = Mutex<[CheckResult]>([])
    let verdict = try await CodeJudge(runner: PlainSwift.runner, limits: PlainSwift.limits).verdict(
      on: answer, fileName: "basket.swift", of: Peeling.exercise, seed: 1
    ) { result in
      told.withLock { $0.append(result) }
      _ = try? folder.write("", to: "first-is-known")
    }
    guard case .checked(let results, _) = verdict else { return }
    #expect(verdict.isRight)
    #expect(told.withLock(\.self) == results)
  }

  @Test func `is told of every check once, in their order, wherever it stops`() async throws {
    for body in ["[fruits[0]]", "fruits.count == 2 ? [] : fruits[9] == \"\" ? [] : fruits"] {
      let told = Mutex<[CheckResult]>([])
      let judge = CodeJudge(runner: PlainSwift.runner, limits: PlainSwift.limits)
      let verdict = try await judge.verdict(
        on: Peeling.answer(body), fileName: "basket.swift", of: Peeling.exercise, seed: 1
      ) { result in told.withLock { $0.append(result) } }
      guard case .checked(let results, _) = verdict else { return }
      #expect(results.count == 3)
      #expect(told.withLock(\.self) == results)
    }
  }

  @Test(arguments: ["", "\n\n"])
  func `that lacks a brace doesn't compile, at its last line`(end: String) async throws {
    let verdict = try await Peeling.verdict(
      on: "func peeled(_ fruits: [String]) -> [String] {\n  fruits" + end)
    guard case .rejected(let diagnostics, let rendered) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    let error = try #require(diagnostics.first { $0.severity == .error })
    #expect((error.file, error.line, error.column) == ("basket.swift", 2, 9))
    #expect(rendered.hasPrefix("basket.swift:2:9: error: expected '}' at end of"))
    #expect(rendered.contains("  fruits\n        ^\n"))
  }

  @Test func `comes with what the first failing input is drawn from, and no other`() async throws {
    var exercise = Peeling.exercise
    let check = #"""
      { draw in
        let fruits = (0..<draw.size).map { _ in draw.chance(oneIn: 3) ? "rotten" : "fig" }
        draw.shows(fruits.joined(separator: " "), picture: "a {\"basket\"} of \(fruits.count)")
        return "\(peeled(fruits))"
      }

      """#
    exercise.driver =
      "Kata.check(\"peels\") { _ in \"\\(peeled([\"fig\"]))\" }\n"
      + ["one", "two"].map { "Kata.check(\"\($0)\", cases: 9) \(check)" }.joined()
    let verdict = try await CodeJudge(runner: PlainSwift.runner, limits: PlainSwift.limits).verdict(
      on: exercise.mistakes[0].source, fileName: "basket.swift", of: exercise, seed: 1)
    guard case .checked(let results, _) = verdict else { return }
    #expect(results.map(\.holds) == [true, false, false])
    guard case .differs(let shows, _, _, _) = results[1].failure else { return }
    let count = shows.split(separator: " ").count
    #expect(results.map(\.picture) == [nil, "a {\"basket\"} of \(count)", nil])
  }

  @Test func `is measured by a solution that runs once for each seed`() async throws {
    let folder = try TemporaryFolder()
    let runs = folder.url.appending(path: "runs")
    var exercise = Peeling.exercise
    exercise.solution = Peeling.answer(
      """
      let note = fopen("\(runs.path)", "a")
        fputs(".", note)
        fclose(note)
        return fruits.filter { $0 != "rotten" }.map { "peeled " + $0 }
      """, before: "import Foundation\n")
    func count() -> Int { (try? String(contentsOf: runs, encoding: .utf8))?.count ?? 0 }
    func judge(isForgetful: Bool = false) -> CodeJudge {
      CodeJudge(
        runner: PlainSwift.runner, limits: PlainSwift.limits, isForgetful: isForgetful)
    }
    func verdict(_ judge: CodeJudge, seed: Int = 1) async throws -> Bool {
      try await judge.verdict(
        on: Peeling.solution, fileName: "basket.swift", of: exercise, seed: seed
      ).isRight
    }
    #expect(try await verdict(judge()))
    let once = count()
    #expect(once > 0)
    #expect(try await verdict(judge()))
    #expect(count() == once)
    #expect(try await verdict(judge(), seed: 2))
    #expect(count() == 2 * once)
    #expect(try await verdict(judge(isForgetful: true)))
    #expect(count() == 3 * once)
  }

  @Test func `that stops the program is kept, unless the machine may have stopped it`() throws {
    let crash = ProgramRun.Crash(line: 3, column: 5, message: "boom", signal: 4)
    var seen = Observations(checks: [
      Observations.Check(
        name: "one",
        cases: [Observations.Case(number: 1, shows: "fig", picture: "a fig", saw: "peeled fig")]),
      Observations.Check(name: "two", ending: .crashed(crash)),
    ])
    let kept = try JSONDecoder().decode(
      Observations.self, from: try JSONEncoder().encode(seen))
    #expect(kept == seen)
    #expect(kept.checks[0].cases[0].picture == "a fig")
    #expect(seen.isRepeatable)
    let endings: [ProgramRun.Ending] = [
      .outOfTime(seconds: 5), .outOfMemory(bytes: 200 << 20), .signalled(9),
    ]
    for ending in endings {
      seen.checks[1].ending = ending
      #expect(!seen.isRepeatable)
    }
  }

  @Test func `gets other inputs with another seed, and the same with the same`() async throws {
    let judge = CodeJudge(
      runner: PlainSwift.runner, limits: PlainSwift.limits, isForgetful: true)
    var seen: [Observations] = []
    for seed in [1, 2, 1] {
      seen.append(try await judge.solution(of: Peeling.exercise, seed: seed))
    }
    #expect(seen[0] != seen[1])
    #expect(seen[0] == seen[2])
  }

  @Test func `that traps says where, and the other checks still run`() async throws {
    let results = try await Peeling.results(
      of: Peeling.answer("[fruits[0]] + fruits.dropFirst()"))
    #expect(results.map(\.holds) == [false, false, false])
    guard case .ended(.crashed(let crash), let shows) = results[2].failure else {
      Issue.record("\(results)")
      return
    }
    #expect(crash.line == 2)
    #expect(crash.message == "Index out of range")
    #expect(shows == "")
  }

  @Test func `that never comes back fails its check, and the others still run`() async throws {
    let results = try await Peeling.results(
      of: Peeling.answer(
        "while fruits.isEmpty {}\n  return fruits.filter { $0 != \"rotten\" }.map { \"peeled \" + $0 }"
      ),
      seconds: 3)
    #expect(results.map(\.holds) == [true, true, false])
    #expect(results[2].failure == .ended(.outOfTime(seconds: 3), shows: ""))
  }

  @Test(arguments: ["exit(0)", "Glibc.kill(getpid(), SIGKILL); return []"])
  func `that ends the program passes nothing by it`(body: String) async throws {
    let results = try await Peeling.results(of: Peeling.answer(body, before: "import Glibc\n"))
    #expect(results.count == 3)
    #expect(results.allSatisfy { !$0.holds })
  }

  @Test func `can't pass by writing records of its own`() async throws {
    let forged = """
      import Glibc
      func report(_ text: String) { _ = text.withCString { write(3, $0, strlen($0)) } }
      """
    let results = try await Peeling.results(
      of: Peeling.answer(
        #"""
        report("{\"check\":\"peels each\",\"case\":0,\"saw\":\"right\"}\n{\"checks\":3}\n")
          return []
        """#, before: forged + "\n"))
    #expect(results.count == 3)
    #expect(results.allSatisfy { !$0.holds })
  }

  @Test func `that doesn't compile is told so in the compiler's words, at its own lines`()
    async throws
  {
    let verdict = try await Peeling.verdict(on: Peeling.answer("fruit"))
    guard case .rejected(let diagnostics, let rendered) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(diagnostics.map(\.line) == [2])
    #expect(rendered.hasPrefix("basket.swift:2:3: error: cannot find 'fruit' in scope"))
    #expect(!rendered.contains("Kata.check"))
  }

  @Test func `that lacks what is called is told what, and not how it is called`() async throws {
    let verdict = try await Peeling.verdict(on: "func peel() {}\n")
    guard case .unfit(let messages) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(Set(messages) == ["cannot find 'peeled' in scope"])
  }

  @Test func `isn't judged by a solution that fails itself`() async throws {
    var broken = Peeling.exercise
    broken.solution = Peeling.answer("[fruits[0]]")
    await #expect(throws: KeyFailure.self) {
      try await CodeJudge(runner: PlainSwift.runner, limits: PlainSwift.limits).verdict(
        on: Peeling.solution, fileName: "basket.swift", of: broken, seed: 1)
    }
  }
}
