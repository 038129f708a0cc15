import Basics
import Testing

/// What can be somebody's name.
struct NameTests {
  @Test(arguments: ["Mina", "Anna-Lena", "민아", "美奈", "José", "O'Neil", "Zoë 2", "👨‍👩‍👧", "❤️", "नीना"])
  func `names of the world are names`(name: String) {
    #expect(name.canBeName(ofAtMost: 40))
  }

  @Test(arguments: [
    "", " ", "a\nb", "a\u{1B}[31m", "\u{202E}anna", "an\u{200B}na", "\u{3164}", "a\u{E0041}",
    "a\u{2066}b", "an\u{AD}na", "a\u{200D}b", "a" + String(repeating: "\u{301}", count: 10_000),
  ])
  func `nothing hidden is a name`(name: String) {
    #expect(!name.canBeName(ofAtMost: 40))
  }

  @Test func `a name has a longest`() {
    #expect(String(repeating: "a", count: 40).canBeName(ofAtMost: 40))
    #expect(!String(repeating: "a", count: 41).canBeName(ofAtMost: 40))
  }
}
