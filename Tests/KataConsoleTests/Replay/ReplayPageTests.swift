import Foundation
import Testing

@testable import KataConsole

@Suite struct `A replay as a page` {
  private static let page = ReplayPage(ReplayStory.told(), of: ReplayStory.question).text

  @Test func `has every step, with its lines and what is printed by then`() {
    let head = /<article data-lines="(.*)" data-printed="(.*)" data-new="(.*)">/
    let steps = Self.page.matches(of: head).map { "\($0.1) | \($0.2) | \($0.3)" }
    let titles = Self.page.matches(of: /<h3>(.*)<\/h3>\n<p>(.*)<\/p>/)
      .map { "\($0.1) | \($0.2)" }
    #expect(
      zip(steps, titles).map { "\($0) | \($1)" } == [
        "2 | 0 | 0 | step 1 of 3 · line 2 · 0 s | Feed.viewDidAppear (not printed)",
        "2 | 1 | 1 | step 2 of 3 · line 2 · 0.5 s | Detail.viewWillAppear",
        "3 2 | 2 | 1 | step 3 of 3 · line 3 · 1 s | "
          + "&lt;script&gt;alert(&#39;no&#39;)&lt;/script&gt;[31m",
      ])
    #expect(Self.page.matches(of: /<pre id="p\d+"/).count == 2)
    #expect(Self.page.matches(of: /<div data-picture="p1"><\/div>/).count == 1)
  }

  @Test func `escapes all that comes from outside, and has no control characters`() {
    #expect(Self.page.contains("// &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot;"))
    #expect(Self.page.matches(of: /<script/).count == 1)
    #expect(!Self.page.contains("alert('"))
    #expect(!Self.page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `needs nothing else`() {
    #expect(Self.page.matches(of: /https?:|src=|href=|url\(|@import/).isEmpty)
    #expect(Self.page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; "))
  }

  @Test func `tells who can't see what happens, and every control has a name`() {
    #expect(Self.page.contains("<p id=\"what\" aria-live=\"polite\" aria-atomic=\"true\"></p>"))
    for control in Self.page.matches(of: /<(?:button|input)[^>]*>/) {
      #expect(control.0.contains("aria-label=") || control.0.contains("class=\"word\""))
    }
    #expect(
      Self.page.matches(of: /<pre [^>]*>/).allSatisfy {
        $0.0.contains("role=\"img\"") && $0.0.contains("aria-label=\"timeline\"")
      })
  }

  @Test func `is the same as JSON`() throws {
    let text = JSONText.line(ReplayReport(ReplayStory.question, ReplayStory.told()))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let steps = try #require(json["steps"] as? [[String: Any]])
    #expect(json["id"] as? String == "basket/wash")
    #expect(json["about"] as? String == "timeline")
    #expect(steps.map { $0["number"] as? Int } == [1, 2, 3])
    #expect(steps.map { $0["lines"] as? [Int] } == [[2], [2], [3, 2]])
    #expect(
      steps[1]["pictures"] as? [String: String] == [
        "timeline": """
          time  Feed                       Detail
             0  ┃ viewDidAppear            ·
           0.5  ┃                          ╎ viewWillAppear
        · not loaded  │ loaded  ╎ in transition  ┃ on screen  × gone
        """
      ])
  }
}
