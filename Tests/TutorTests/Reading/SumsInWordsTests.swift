import Basics
import Content
import Quiz
import Testing

@testable import Tutor

/// Sums that are typed in words, or with a remainder, and numbers that are half a word.
struct SumsInWordsTests {
  private static func read(_ typed: String, at question: Question) -> TypedReading {
    TypedReader().read(typed, at: AskedQuestion(question))
  }

  @Test(arguments: ["9 and 9", "nine and nine", "9と9", "9 하고 9", "9和9"])
  func `numbers with and between them are put together`(typed: String) {
    #expect(Self.read(typed, at: Question(9, .add, 9)) == .echo)
    #expect(Self.read(typed, at: Question(6, .multiply, 3)) == .work)
    #expect(Self.read(typed, at: Question(7, .multiply, 8)) == .calculation)
    #expect(TypedReader().calculation(in: typed) == "9 + 9")
    #expect(TypedReader().number(in: typed) == nil, "it is no number of minutes")
  }

  @Test func `parts of the answer lead on, and two other numbers are a choice`() {
    #expect(Self.read("40 and 16", at: Question(7, .multiply, 8)) == .work)
    #expect(Self.read("54 and 58", at: Question(7, .multiply, 8)) == .which("54", "58"))
    #expect(Self.read("9 and 9", at: Question(3, .multiply, 3)) == .joined("9"))
  }

  @Test(arguments: [("8teen", 18), ("3teen", 13), ("4ty", 40), ("6ty!", 60), ("2ty", 20)])
  func `a digit with the end of a number word is that number`(typed: String, number: Int) {
    #expect(Self.read(typed, at: Question(9, .add, 9)) == .answer(String(number)))
    #expect(TypedReader().number(in: typed) == number)
  }

  @Test(arguments: ["8 ty", "4ty2", "1teen"])
  func `other ends make no number of it`(typed: String) {
    #expect(
      ![.answer("80"), .answer("42"), .answer("11")].contains(
        Self.read(typed, at: Question(9, .add, 9))))
  }

  @Test(arguments: [
    ("half of 8", "8 ÷ 2"), ("what is half of 8?", "8 ÷ 2"), ("double 8", "8 × 2"),
    ("twice 7", "7 × 2"),
  ])
  func `half and double are calculations`(typed: String, calculation: String) {
    #expect(TypedReader().calculation(in: typed) == calculation)
  }

  @Test(arguments: ["-3", "- 3", "minutes -3"])
  func `a number below zero is no length`(typed: String) {
    #expect(TypedReader().number(in: typed) == nil)
  }

  /// What Robo says to a line after a practice.
  private static func reply(to lines: [String], in language: Language = .english) -> String {
    var settings = Settings()
    settings.language = .language(language)
    settings.animation = false
    var talk = Talk(settings: settings, minutes: 5, difficulty: .easy)
    talk.wait(.seconds(2))
    talk.stop()
    talk.wait(.seconds(2))
    for line in lines.dropLast() {
      talk.type(line)
      talk.wait(.seconds(2))
    }
    return talk.reply(to: lines.last ?? "")
  }

  @Test func `what is left over is said, and a short decimal too`() {
    #expect(Self.reply(to: ["10 ÷ 3"]).contains("10 ÷ 3 = 3 remainder 1"))
    #expect(!Self.reply(to: ["10 ÷ 3"]).contains("3.("))
    let short = Self.reply(to: ["10 / 4"])
    #expect(short.contains("= 2 remainder 2") && short.contains("= 2.5"))
    #expect(!Self.reply(to: ["1 ÷ 4"]).contains("remainder"))
    #expect(!Self.reply(to: ["12 ÷ 4"]).contains("remainder"))
    #expect(Self.reply(to: ["10 ÷ 3"], in: .japanese).contains("3 あまり 1"))
    #expect(Self.reply(to: ["10 ÷ 3"], in: .korean).contains("몫 3, 나머지 1"))
    #expect(Self.reply(to: ["10 ÷ 3"], in: .traditionalChinese).contains("商 3，餘 1"))
  }

  @Test func `the way to a fact is the one of the hints`() {
    let way = Self.reply(to: ["7x8", "how?"])
    let steps = HintWriter(texts: Texts(.english), usesWords: false)
      .way(to: Question(7, .multiply, 8)).plainLines
    #expect(way.contains("56") && steps.count > 1)
    #expect(steps.allSatisfy(way.contains))
  }
}
