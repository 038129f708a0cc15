import Basics
import Content
import Screen

/// A report as one HTML document that needs no other file, no network and no script.
struct ReportDocument {
  let title: String
  /// When and of what it is.
  let subtitle: String
  let texts: Texts
  /// The parts of the body, as HTML.
  let body: [String]

  var html: String {
    let name = title.escapedForHTML
    let head = [
      "<!DOCTYPE html>", "<html lang=\"\(texts.language.rawValue)\">", "<head>",
      "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">", "<title>\(name)</title>",
      "<style>", ContentFiles.reportStyle, "</style>", "</head>", "<body>",
    ]
    let header = [
      "<header>", ContentFiles.robot, "<h1>\(name)</h1>", subtitle.element("p", "class=\"date\""),
      "</header>", "<main>",
    ]
    return (head + header + body + ["</main>", "</body>", "</html>"]).joined(separator: "\n")
  }
}
