import Basics
package import Content
package import Quiz

/// A worksheet as one HTML document that needs no other file and prints on A4 and Letter.
package struct WorksheetPage {
  /// Up to this many questions there are two columns in large type, above it three.
  private static let mostInTwoColumns = 20

  private let questions: [Question]
  private let number: String
  private let texts: Texts

  /// The sheet with a number in its corner, by which its answers are found.
  package init(_ worksheet: Worksheet, number: UInt64, texts: Texts) {
    questions = worksheet.questions
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
      + list { _ in "<span class=\"blank\"></span>" } + ["</section>"]
  }

  private var answers: [String] {
    ["<section class=\"answers\">"] + header(.worksheetAnswers)
      + list { "<span class=\"answer\">\($0.answer)</span>" } + ["</section>"]
  }

  private func header(_ title: Phrase) -> [String] {
    [
      "<header>", ContentFiles.robot, "<h1>\(text(title))</h1>",
      "<p class=\"sheet-number\">\(number)</p>", "</header>",
    ]
  }

  private var fields: [String] {
    let line = "<span class=\"line\"></span>"
    return [
      "<div class=\"fields\">", "<div>\(text(.worksheetName)) \(line)</div>",
      "<div>\(text(.worksheetDate)) \(line)</div>",
      "<div>\(text(.worksheetScore)) \(line) / \(questions.count)</div>", "</div>",
    ]
  }

  private func list(_ ending: (Question) -> String) -> [String] {
    let columns = questions.count > Self.mostInTwoColumns ? "three" : "two"
    let items = zip(1..., questions).map { position, question in
      "<li><span class=\"position\">\(position).</span> "
        + "<span class=\"question\">\(question) =</span> \(ending(question))</li>"
    }
    return ["<ol class=\"\(columns)\">"] + items + ["</ol>"]
  }

  private func text(_ phrase: Phrase) -> String {
    texts(phrase).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
