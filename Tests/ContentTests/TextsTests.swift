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
        == "Type it once: {answer} = 56")
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
