import Basics
import Testing

@testable import Content

struct TextIndexTests {
  @Test(arguments: Language.allCases)
  func `each text of a language is found, and is what a reader of all lines finds`(
    language: Language
  ) {
    let index = TextIndex(file: language.file)
    var count = 0
    for (key, text) in TextLines(file: language.file) {
      #expect(index[key] == text)
      count += 1
    }
    #expect(count > 1_000)
  }

  @Test(arguments: Language.allCases)
  func `each language has its own texts`(language: Language) {
    #expect(TextIndex.of(language)["language.tag"] == language.rawValue)
  }

  @Test func `what is no key is not found`() {
    let index = TextIndex(
      file: ContentFile(source: "# a = b\n\nbye = 1 = 1, bye\\nto you\nno sign\nempty ="))
    #expect(index["bye"] == "1 = 1, bye\nto you")
    #expect(index["empty"] == "")
    for key in ["", "a", "# a", "by", "bye ", "bye = 1", "no sign", "said"] {
      #expect(index[key] == nil, "\(key)")
    }
  }

  @Test(arguments: ["", "\n", "=", " = ", "#", "a", "a = b\n"] as [StaticString])
  func `a file of a few signs has an end`(file: StaticString) {
    let index = TextIndex(file: ContentFile(source: file))
    #expect(index["a"] == (file.description == "a = b\n" ? "b" : nil))
  }
}
