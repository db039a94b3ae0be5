/// Markdown as one HTML file that needs nothing else: no script, no font, no picture.
///
/// HTML inside the Markdown is left out.
struct HTMLPage {
  var title: String
  var markdown: String
  /// Of its text: `en`.
  var language = "en"

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.withoutControls.escapedForHTML)</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <main>
    \(MarkdownNode.html(of: markdown.withoutControls))</main>
    </body>
    </html>

    """
  }

  /// For a phone, a desk, and paper; code alone scrolls sideways, and wraps on paper.
  private static let style = """
    :root { --ink: #1d1d1f; --quiet: #5f5f66; --paper: #ffffff; --line: #d6d6dc; --code: #f3f3f6; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #ececf0; --quiet: #a5a5ad; --paper: #17171a; --line: #3c3c43; --code: #232328; }
    }
    body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    main { max-width: 46rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.6rem; line-height: 1.25; margin: 0.5rem 0 1rem; }
    h2 { font-size: 1.2rem; margin: 2.5rem 0 0.75rem; padding-top: 1rem;
      border-top: 1px solid var(--line); }
    h3 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
    p, ul, ol, table, pre, blockquote { margin: 0 0 0.9rem; }
    ul, ol { padding-left: 1.4rem; }
    blockquote { padding-left: 0.9rem; border-left: 3px solid var(--line); color: var(--quiet); }
    code { font: 0.875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono",
      monospace; background: var(--code); border-radius: 3px; padding: 0.1em 0.25em; }
    pre { background: var(--code); border-radius: 6px; padding: 0.75rem; overflow-x: auto; }
    pre code { padding: 0; background: none; overflow-wrap: normal; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.6rem 0.3rem 0;
      border-bottom: 1px solid var(--line); }
    th { color: var(--quiet); font-weight: 600; }
    td code { white-space: pre-wrap; background: none; padding: 0; font-size: 0.8125rem; }
    @media (max-width: 30rem) { td code { font-size: 0.75rem; } }
    @media print {
      :root { --ink: #000000; --quiet: #444444; --paper: #ffffff; --line: #bbbbbb; --code: #f3f3f3; }
      body { font-size: 10pt; }
      main { max-width: none; padding: 0; }
      pre { white-space: pre-wrap; overflow: visible; }
      pre code { white-space: pre-wrap; overflow-wrap: anywhere; }
      h1, h2, h3, h2 + p { break-after: avoid; }
      tr, blockquote, li { break-inside: avoid; }
    }
    """
}

extension String {
  /// As text between tags, or as an attribute's value.
  fileprivate var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
