import Basics
import Calculator
import Content
import Testing

@testable import Tutor

/// Lines of mathematics, and workings, for who hears them.
struct SpokenExpressionTests {
  private func words(_ line: String, _ language: Language = .english) -> String {
    SpokenExpression.words(for: line, in: Texts(language))
  }

  @Test(arguments: [
    ("3x + 2", "3x plus 2"), ("2 x", "2 x"), ("sin 30°", "sin 30 degrees"), ("5 km", "5 km"),
    ("5km", "5km"), ("1 1/2", "1 and 1 over 2"), ("12/5", "12 over 5"), ("1,234.5", "1,234.5"),
    ("0.(3)", "0.3 with 3 recurring"), ("−3.58(12) + 1", "minus 3.5812 with 12 recurring plus 1"),
    ("2(3)", "2 bracket 3 close bracket"),
  ])
  func `what stands right behind a number is said in one word with it`(line: String, said: String) {
    #expect(words(line) == said)
  }

  @Test func `a minus before a number is another word than one between two`() {
    #expect(words("−3 − 2", .korean) == "마이너스 3 빼기 2")
    #expect(words("5 − −2", .japanese) == "5 ひく マイナス 2")
  }

  @Test func `in Korean the form follows the sound of what is read before it`() {
    func hasVowel(_ left: String) -> Bool { words("\(left) = 1", .korean) == "\(left)는 1" }
    #expect("0123456789".filter { hasVowel(String($0)) } == "2459")
    #expect("abcdefghijklmnopqrstuvwxyz".filter { !hasVowel(String($0)) } == "lmnr")
    #expect("가각개객힝히".filter { hasVowel(String($0)) } == "가개히")
  }

  private func said(_ text: String, drawsAll: Bool = false) throws -> [String] {
    WorkingSpeech(try workOut(text), texts: Texts(.english), drawsAll: drawsAll).lines
  }

  @Test func `a line that is worked on as a whole is not read again`() throws {
    #expect(
      try said("2 + 3 × 4") == [
        "2 plus 3 times 4.", "Work on 3 times 4. That is 12.", "Work on 2 plus 12. That is 14.",
        "The answer is 14.",
      ])
  }

  @Test func `another form of the result is said in words of its own`() throws {
    let lines = WorkingSpeech(
      try workOut("0.25 + 0.5"), texts: Texts(.english), format: NumberFormat(.fraction)
    ).lines
    #expect(lines.last == Texts(.english)(.stepsSaySame, ["number": "3 over 4"]))
  }

  @Test func `what has no value has no answer either`() throws {
    let lines = try said("2 + 3 ÷ (4 − 4)")
    #expect(lines.contains("Work on 4 minus 4. That is 0."))
    #expect(!lines.contains { $0.hasPrefix("The answer") })
  }

  @Test func `the columns of several operations are told where they are wanted`() throws {
    #expect(try said("24 × 13 + 57", drawsAll: true).contains("Add the rows: 72 plus 240 is 312."))
    #expect(try !said("24 × 13 + 57").contains { $0.hasPrefix("Add the rows") })
  }
}
