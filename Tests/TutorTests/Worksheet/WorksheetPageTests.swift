import Basics
import Content
import Foundation
import FoundationXML
import Quiz
import Testing

@testable import Tutor

struct WorksheetPageTests {
  private static func page(
    _ count: Int, _ language: Language = .english, withAnswers: Bool = true
  ) -> String {
    var generator = SeededGenerator(seed: 3)
    let pool = QuestionPool(options: PracticeOptions(difficulty: .hard))
    let sheet = Worksheet(count: count, from: pool, using: &generator)
    return WorksheetPage(sheet, number: 42, texts: Texts(language)).html(withAnswers: withAnswers)
  }

  @Test(arguments: Language.allCases)
  func `the page is well formed, in its language, and needs no other file`(language: Language) {
    let html = Self.page(20, language)
    #expect(html.contains("<html lang=\"\(language.rawValue)\">"))
    for word in ["href", "src=", "url(", "@import", "http:", "https:", "<script"] {
      #expect(!html.contains(word), "\(word)")
    }
    let body = html.replacing("<!DOCTYPE html>", with: "")
      .replacing("<meta charset=\"utf-8\">", with: "")
    #expect(XMLParser(data: Data(body.utf8)).parse())
  }

  @Test func `every question has its blank, and every answer is right`() throws {
    let html = Self.page(50)
    #expect(html.matches(of: /class="blank"/).count == 50)
    let answers = html.matches(
      of: /class="question">(\d+) (.) (\d+) =<\/span> <span class="answer">(\d+)</)
    #expect(answers.count == 50)
    for match in answers {
      let operation = try #require(Operation.allCases.first { String($0.symbol) == match.2 })
      let left = try #require(Int(match.1))
      let right = try #require(Int(match.3))
      #expect(String(Question(left, operation, right).answer) == match.4)
    }
  }

  @Test func `the answers come only when asked for, on a page of their own`() {
    #expect(!Self.page(20, withAnswers: false).contains("class=\"answer"))
    let html = Self.page(20)
    #expect(html.contains("<section class=\"answers\">"))
    #expect(html.contains(".answers { break-before: page; }"))
  }

  @Test func `a sheet for one child bears the name, and others a line for it`() {
    let own = WorksheetPage(Self.mixed, number: 1, name: "Tom <3", texts: Texts(.english))
    #expect(own.html(withAnswers: false).contains("<div>Name Tom &lt;3</div>"))
    let any = WorksheetPage(Self.mixed, number: 1, texts: Texts(.english))
    #expect(any.html(withAnswers: false).contains("<div>Name <span class=\"line\"></span></div>"))
    let text = WorksheetText(Self.mixed, number: 1, name: "Tom", texts: Texts(.english))
    #expect(text.lines(withAnswers: false).contains { $0.hasPrefix("Name: Tom  ") })
  }

  @Test func `few questions stand in two columns, many in three`() {
    #expect(Self.page(20).contains("<ol class=\"two\">"))
    #expect(Self.page(21).contains("<ol class=\"three\">"))
  }

  private static let mixed = Worksheet(questions: [
    AskedQuestion(Question(56, .divide, 7), as: .missingSecond),
    AskedQuestion(Question(34, .add, 28)), AskedQuestion(Question(9, .add, 6)),
  ])

  @Test func `a gap is a line in the equation, and its answer stands there`() {
    let page = WorksheetPage(Self.mixed, number: 1, texts: Texts(.english))
    let html = page.html(withAnswers: true)
    #expect(html.contains("7 × <span class=\"gap\"></span> =</span> <span>56</span>"))
    #expect(html.contains("7 × <span class=\"answer\">8</span> =</span> <span>56</span>"))
    #expect(html.matches(of: /class="blank"/).count == 2)
  }

  @Test func `squares are on the sheet for two digits, and not beside the answers`() {
    let page = WorksheetPage(Self.mixed, number: 1, hasSquares: true, texts: Texts(.english))
    let html = page.html(withAnswers: true)
    #expect(html.matches(of: /<table class="squares">/).count == 1)
    #expect(html.matches(of: /<td><\/td>/).count == 12)
    let body = html.replacing("<!DOCTYPE html>", with: "")
      .replacing("<meta charset=\"utf-8\">", with: "")
    #expect(XMLParser(data: Data(body.utf8)).parse())
    let plain = WorksheetPage(Self.mixed, number: 1, texts: Texts(.english))
    #expect(!plain.html(withAnswers: true).contains("<table"))
  }
}
