import Basics
import Testing

struct TextTests {
  @Test(arguments: [([], "", ""), (["a"], "a", "a"), (["a", "b"], "a and b", "a or b")])
  func `words are listed as in a sentence`(words: [String], listed: String, alternatives: String) {
    #expect(words.listed == listed)
    #expect(words.alternatives == alternatives)
  }

  @Test func `three words have one comma`() {
    #expect(["a", "b", "c"].listed == "a, b and c")
  }

  @Test(arguments: [("", ""), ("  ", ""), (" a b\n", "a b"), ("\u{3000}１\t", "１")])
  func `space at the ends is trimmed`(text: String, trimmed: String) {
    #expect(text.trimmed == trimmed)
  }
}
