import Basics
package import Calculator
package import Content

/// A working as one HTML document that needs no other file and prints on A4 and Letter.
package struct WorkingPage {
  private let working: Working
  private let texts: Texts
  private let format: NumberFormat

  package init(_ working: Working, texts: Texts, format: NumberFormat = NumberFormat()) {
    (self.working, self.texts, self.format) = (working, texts, format)
  }

  /// The document.
  package var html: String {
    ([
      "<!DOCTYPE html>", "<html lang=\"\(texts.language.rawValue)\">", "<head>",
      "<meta charset=\"utf-8\">",
      "<title>\(Self.escaped(texts(.stepsTitle))) · \(Self.escaped(working.expression.shown))</title>",
      "<style>", ContentFiles.worksheetStyle, ContentFiles.workingStyle, "</style>", "</head>",
      "<body>", "<header>", ContentFiles.robot,
      "<h1>\(Self.escaped(texts(.stepsTitle)))</h1>", "</header>", "<main>",
    ] + body + ["</main>", "</body>", "</html>"]).joined(separator: "\n")
  }

  private var body: [String] {
    if let obstacle = working.obstacle {
      return ["<p>\(Self.escaped(texts.sentence(about: obstacle, working, format)))</p>"]
    }
    let lines = working.lines.indices.flatMap { index in
      html(of: working.lines[index], isFirst: index == 0)
    }
    let others = WorkingResult(working: working, texts: texts, format: format).lines
    let remainder = texts.remainder(of: working).map { ["= " + $0] } ?? []
    return lines + (remainder + others).map { "<p class=\"result\">\(Self.escaped($0))</p>" }
  }

  private func html(of line: Working.Line, isFirst: Bool) -> [String] {
    let lead = isFirst ? "" : "= "
    if working.writtenMethod != nil, let work = line.columns {
      let sentences = ColumnWords(texts: texts, isSpoken: false).sentences(about: work)
      return ["<p class=\"step\">\(lead)\(Self.escaped(line.text))</p>"]
        + ColumnTable(ColumnSheet(work, ColumnStyle(texts))).html + ["<ol class=\"sentences\">"]
        + sentences.map { "<li>\(Self.escaped($0))</li>" } + ["</ol>"]
    }
    let mark = line.mark ?? line.text.count..<line.text.count
    let before = Self.escaped(String(line.text.prefix(mark.lowerBound)))
    let marked = Self.escaped(String(line.text.dropFirst(mark.lowerBound).prefix(mark.count)))
    let behind = Self.escaped(String(line.text.dropFirst(mark.upperBound)))
    let rule = line.rule.map {
      " <span class=\"rule\">\(Self.escaped(texts.words(for: $0)))</span>"
    }
    return [
      "<p class=\"step\">\(lead)\(before)\(marked.isEmpty ? "" : "<u>\(marked)</u>")\(behind)"
        + "\(rule ?? "")</p>"
    ]
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
