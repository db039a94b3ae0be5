import KataCourse

/// A replay as one HTML page that needs nothing else: no network, no font, no picture.
///
/// Its steps are plain HTML, all below each other; the page's own script shows one at a time. Whatever
/// comes from outside is escaped, and none of it stands in the script.
struct ReplayPage {
  private let told: ToldReplay
  private let question: Question
  /// The pictures that differ, and which of them each step has of each subject.
  private let pictures: [String]
  private let places: [[Int?]]

  private var replay: ProgramReplay { told.replay }
  private var words: any Words { told.words }

  private static let rows = 26

  /// A timeline is as good with less, and a phone has little.
  private static func columns(of subject: ReplaySubject) -> Int { subject == .timeline ? 52 : 60 }

  init(_ told: ToldReplay, of question: Question) {
    (self.told, self.question) = (told, question)
    var known: [String: Int] = [:]
    var pictures: [String] = []
    places = told.replay.steps.indices.map { index in
      told.replay.subjects.map { subject in
        let lines = told.picture(
          of: subject, at: index, columns: Self.columns(of: subject), rows: Self.rows)
        guard let text = lines?.joined(separator: "\n") else { return nil }
        if let place = known[text] { return place }
        known[text] = pictures.count
        pictures.append(text)
        return pictures.count - 1
      }
    }
    self.pictures = pictures
  }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(told.language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(title)</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>\(title)</h1>
    <p id="place"></p>
    </header>
    <p id="what" aria-live="polite" aria-atomic="true"></p>
    <main>
    <section id="code" aria-label="\(words.replayProgram)">
    <ol class="lines">
    \(program)
    </ol>
    </section>
    <section id="out" aria-label="\(words.replayOutput)">
    <h2>\(words.replayOutput)</h2>
    <ol>
    \(output)
    </ol>
    </section>
    <section id="steps"\(replay.subjects.isEmpty ? " class=\"bare\"" : "")>
    \(steps)
    </section>
    </main>
    <nav>
    <button id="back" aria-label="\(words.backward)">‹</button>
    <input id="reach" type="range" min="1" max="\(replay.steps.count)" value="1" \
    aria-label="\(words.steps)">
    \(switchButton)<button id="on" aria-label="\(words.onward)">›</button>
    </nav>
    <p class="keys">\(words.pageKeys)</p>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private var title: String { question.kata.id.description.escaped }

  private var switchButton: String {
    replay.subjects.count < 2
      ? "" : "<button id=\"other\" class=\"word\">\(words.otherPicture)</button>"
  }

  private var program: String {
    Listing(replay.source).lines(style: .plain).enumerated().map { index, line in
      "<li id=\"l\(index + 1)\"><code>\(line.escaped)</code></li>"
    }
    .joined(separator: "\n")
  }

  private var output: String {
    replay.steps.flatMap(\.printed).map { "<li><code>\($0.escaped)</code></li>" }
      .joined(separator: "\n")
  }

  // MARK: Steps

  private var steps: String {
    var printed = 0
    var shown: Set<Int> = []
    return replay.steps.indices.map { index in
      let new = replay.steps[index].printed.count
      printed += new
      let lines = replay.steps[index].lines.map(String.init).joined(separator: " ")
      let drawn = replay.subjects.indices.map { subject in
        picture(subject, at: index, in: &shown)
      }
      return """
        <article data-lines="\(lines)" data-printed="\(printed)" data-new="\(new)">
        <h3>\(told.place(at: index).escaped)</h3>
        <p>\(told.happening(at: index).escaped)</p>
        \(drawn.joined(separator: "\n"))
        </article>
        """
    }
    .joined(separator: "\n")
  }

  /// A picture that several steps have stands at the first of them; the others name it.
  private func picture(_ subject: Int, at index: Int, in shown: inout Set<Int>) -> String {
    let name = words.picture(of: replay.subjects[subject])
    let head = "<figure data-subject=\"\(subject)\"><figcaption>\(name)</figcaption>"
    guard let place = places[index][subject] else {
      return head + "<p>\(words.nothingDrawn)</p></figure>"
    }
    guard shown.insert(place).inserted else {
      return head + "<div data-picture=\"p\(place)\"></div></figure>"
    }
    let lines = pictures[place].lines
    let widest = lines.map(DisplayWidth.columns(of:)).max() ?? 0
    let size = "--columns: \(max(28, widest)); --rows: \(max(1, lines.count))"
    return head
      + "<pre id=\"p\(place)\" style=\"\(size)\" role=\"img\""
      + " aria-label=\"\(name)\">\(pictures[place].escaped)</pre></figure>"
  }
}

extension String {
  /// As text between tags, or as an attribute's value.
  fileprivate var escaped: String {
    withoutControls.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}
