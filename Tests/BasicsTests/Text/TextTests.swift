import Basics
import Testing

struct TextTests {
  @Test(arguments: [("", ""), ("  ", ""), (" a b\n", "a b"), ("\u{3000}１\t", "１")])
  func `space at the ends is trimmed`(text: String, trimmed: String) {
    #expect(text.trimmed == trimmed)
  }
}
