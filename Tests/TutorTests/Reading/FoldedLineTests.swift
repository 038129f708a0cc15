import Testing

@testable import Tutor

/// A line in one spelling.
struct FoldedLineTests {
  private static let ascii = (0..<128).compactMap(Unicode.Scalar.init)

  @Test func `bytes and scalars are folded alike, any two and three around a letter`() {
    for first in Self.ascii {
      for second in Self.ascii {
        for text in ["\(first)\(second)", "\(first)A\(second)", "x\(first)\(second)7"] {
          let bytes = FoldedLine.foldedBytes(of: text)
          #expect(
            bytes == nil ? text.contains("*") : bytes == FoldedLine.foldedScalars(of: text),
            "\(text.debugDescription)")
        }
      }
    }
  }

  @Test(arguments: [
    ("  What's   the TIME?? ", "whats the time??", "whats the time"), ("もう一回！", "もう一回!", "もう一回"),
    ("…", "…", ""), ("７×８", "7×8", "7×8"), ("7*8", "7×8", "7×8"), ("", "", ""), (" . ", ".", ""),
  ])
  func `marks at the end belong to the line, and not to its words`(
    typed: String, text: String, bare: String
  ) {
    let line = FoldedLine(typed)
    #expect(line.text == text && line.bare == bare)
  }
}
