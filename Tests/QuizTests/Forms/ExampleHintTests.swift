import Basics
import Quiz
import Testing

/// The worked way whose answer is left open.
struct ExampleHintTests {
  private static let languages = Language.allCases.map(\.rawValue)

  @Test(arguments: languages)
  func `an example says everything but the answer`(language: String) throws {
    let texts = try HintTexts(language)
    for (question, ladder) in Ladders.usual {
      let open = texts.words(of: ladder.example, open: "__")
      let worked = texts.words(of: ladder.worked)
      #expect(open.contains("__"), "\(question)")
      #expect(open.replacing("__", with: String(question.answer)) == worked, "\(question)")
    }
  }

  @Test func `its picture is that of half of the way, which does not know the answer`() {
    for (question, ladder) in Ladders.usual {
      #expect(ladder.example.picture == ladder.rungs[1].picture, "\(question)")
    }
  }

  @Test func `the way of 8 × 7 ends with a blank`() throws {
    let example = HintLadder(for: Question(7, .multiply, 8)).example
    #expect(
      try HintTexts("en").words(of: example, open: "__").hasSuffix(
        "5 × 8 = 40\n2 × 8 = 16\n40 + 16 = __"))
  }
}
