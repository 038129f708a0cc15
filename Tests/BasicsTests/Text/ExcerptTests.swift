import Basics
import Testing

struct ExcerptTests {
  @Test func `what was given is shown safely`() {
    #expect("\u{1B}[31mred\u{7}".excerpt == "?[31mred?")
    #expect(String(repeating: "x", count: 41).excerpt.count == 41)
    #expect(String(repeating: "x", count: 41).excerpt.hasSuffix("x…"))
    #expect(String(repeating: "x", count: 40).excerpt == String(repeating: "x", count: 40))
  }
}
