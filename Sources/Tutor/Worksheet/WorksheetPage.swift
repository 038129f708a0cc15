import Basics
package import Content
package import Quiz

/// A worksheet as one HTML document that needs no other file and prints on A4 and Letter.
package struct WorksheetPage {
  /// Up to this many questions there are two columns in large type, above it three.
  private static let mostInTwoColumns = 20

  private let questions: [AskedQuestion]
  private let number: String
  /// Whose sheet it is; nil where a line is left for the name.
  private let name: String?
  private let hasSquares: Bool
  private let texts: Texts

  /// The sheet with a number in its corner, by which its answers are found, and with squares for the
  /// working where they are wished for.
  package init(
    _ worksheet: Worksheet, number: UInt64, name: String? = nil, hasSquares: Bool = false,
    texts: Texts
  ) {
    questions = worksheet.questions
    self.name = name
    self.hasSquares = hasSquares
    self.number = texts(.worksheetNumber, ["n": String(number)])
    self.texts = texts
  }

  /// The document, with the answers on a page of their own.
  package func html(withAnswers: Bool) -> String {
    ([
      "<!DOCTYPE html>", "<html lang=\"\(texts.language.rawValue)\">", "<head>",
      "<meta charset=\"utf-8\">", "<title>\(text(.worksheetTitle)) · \(number)</title>",
      "<style>", ContentFiles.worksheetStyle, "</style>", "</head>", "<body>",
    ] + sheet + (withAnswers ? answers : []) + ["</body>", "</html>"]).joined(separator: "\n")
  }

  private var sheet: [String] {
    ["<section>"] + header(.worksheetTitle) + fields
      + list(withSquares: hasSquares) { asked in
        asked.form.isMissingNumber
          ? "<span class=\"gap\"></span>" : "<span class=\"blank\"></span>"
      } + ["</section>"]
  }

  private var answers: [String] {
    ["<section class=\"answers\">"] + header(.worksheetAnswers)
      + list(withSquares: false) { "<span class=\"answer\">\($0.answer)</span>" }
      + ["</section>"]
  }

  private func header(_ title: Phrase) -> [String] {
    [
      "<header>", ContentFiles.robot, "<h1>\(text(title))</h1>",
      "<p class=\"sheet-number\">\(number)</p>", "</header>",
    ]
  }

  private var fields: [String] {
    let line = "<span class=\"line\"></span>"
    let owner = name?.escapedForHTML ?? line
    return [
      "<div class=\"fields\">",
      "<div>\(text(.worksheetName)) \(owner)</div>",
      "<div>\(text(.worksheetDate)) \(line)</div>",
      "<div>\(text(.worksheetScore)) \(line) / \(questions.count)</div>", "</div>",
    ]
  }

  private func list(withSquares: Bool, _ open: (AskedQuestion) -> String) -> [String] {
    let columns = questions.count > Self.mostInTwoColumns ? "three" : "two"
    let items = zip(1..., questions).map { position, asked in
      let hasSquares = withSquares && Worksheet.needsWorking(asked.question)
      return item(position, asked, open(asked), squares: hasSquares)
    }
    return ["<ol class=\"\(columns)\">"] + items + ["</ol>"]
  }

  /// A question up to its equals sign, what stands behind that, and squares for the working.
  private func item(
    _ position: Int, _ asked: AskedQuestion, _ open: String, squares: Bool
  ) -> String {
    let parts = asked.equation.parts(blank: open)
    let ending = asked.form.isMissingNumber ? "<span>\(parts[4])</span>" : parts[4]
    return "<li\(squares ? " class=\"worked\"" : "")><span class=\"position\">\(position).</span> "
      + "<span class=\"question\">\(parts.prefix(4).joined(separator: " "))</span> \(ending)"
      + (squares ? Self.squares(sign: asked.question.operation.symbol) : "") + "</li>"
  }

  /// Squares to write the numbers below each other: what is carried, both numbers, and the answer.
  private static func squares(sign: Character) -> String {
    func row(_ name: String, _ sign: String) -> String {
      "<tr class=\"\(name)\"><th>\(sign)</th><td></td><td></td><td></td></tr>"
    }
    return "<table class=\"squares\">" + row("carried", "") + row("number", "")
      + row("number", "\(sign)") + row("result", "") + "</table>"
  }

  private func text(_ phrase: Phrase) -> String {
    texts(phrase).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
