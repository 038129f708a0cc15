import Basics
import Testing

@testable import Content

struct TextsTests {
  static let english = Texts(.english)

  @Test func `a count of one has its own form where the language has one`() {
    #expect(Self.english.count(1, of: .minutes) == "1 minute")
    #expect(Self.english.count(5, of: .minutes) == "5 minutes")
    #expect(Texts(.korean).count(1, of: .minutes) == "1분")
  }

  @Test func `a value that nobody gives leaves its name`() {
    let text = Texts(.english).text(key: "welcome.first.named", ["other": "x"])
    #expect(text.contains("{name}"))
  }

  @Test func `a value is put in once and never read as a template`() {
    #expect(
      Self.english(.questionType, ["question": "{answer}", "answer": "56"])
        == "Now type it: {answer} = 56")
  }

  @Test(arguments: [
    (Language.english, "6, 7", "6; 7", "Hi! Go on.", "Robo: Hi!", "My garden."),
    (.korean, "6, 7", "6; 7", "Hi! Go on.", "Robo: Hi!", "My garden."),
    (.japanese, "6、7", "6。7", "Hi!Go on.", "Robo：Hi!", "My garden。"),
    (.traditionalChinese, "6、7", "6；7", "Hi!Go on.", "Robo：Hi!", "My garden。"),
  ])
  func `words are joined by the marks of the language`(
    language: Language, list: String, clauses: String, sentences: String, line: String, end: String
  ) {
    let texts = Texts(language)
    #expect(texts.list(["6", "7"]) == list)
    #expect(texts.clauses(["6", "7"]) == clauses)
    #expect(texts.sentences(["Hi!", "Go on."]) == sentences)
    #expect(texts.labelled("Robo", "Hi!") == line)
    #expect(texts.sentence("My garden") == end)
  }

  @Test(arguments: [
    (Language.english, "a, b and c", "a, b or c", "“56”"),
    (.korean, "a, b, c", "a, b, c", "“56”"), (.japanese, "a、b、c", "a、b、c", "「56」"),
    (.traditionalChinese, "a、b 和 c", "a、b 或 c", "「56」"),
  ])
  func `words are listed as the language lists them`(
    language: Language, all: String, choice: String, quoted: String
  ) {
    let texts = Texts(language)
    #expect(texts.all(["a", "b", "c"]) == all)
    #expect(texts.choice(["a", "b", "c"]) == choice)
    #expect(texts.all(["a"]) == "a" && texts.choice([]) == "")
    #expect(texts.quoted("56") == quoted)
  }

  @Test func `a key that no file has stands for itself`() {
    #expect(Self.english.text(key: "no.such.key") == "no.such.key")
  }

  @Test func `a line of a file is a key and its text, with its breaks`() {
    let file = "# said = no\n\nbye = 1 = 1, bye\\nto you\n## Heading\nempty =\nlast = 안녕"
    let lines = Array(TextLines(file: file))
    #expect(lines.map(\.key) == ["bye", "empty", "last"])
    #expect(lines.map(\.text) == ["1 = 1, bye\nto you", "", "안녕"])
  }
}
