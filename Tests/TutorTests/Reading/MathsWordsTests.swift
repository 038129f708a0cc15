import Basics
import Content
import Quiz
import Testing

@testable import Tutor

/// Who asks what a word of maths means is told, and has no tip the less.
struct MathsWordsTests {
  private static let question = AskedQuestion(Question(8, .add, 5))

  private func reading(_ line: String) -> TypedReading {
    TypedReader().read(line, at: Self.question)
  }

  private static let words = WordLists.all.family("maths.")

  @Test func `every word is understood in every frame`() {
    for (name, words) in Self.words {
      for word in words {
        for frame in WordLists.all["explain"] {
          let line = frame.replacing("…", with: word)
          #expect(TypedReader().mathsWord(in: line) == name, "\(line)")
        }
      }
    }
  }

  @Test func `no word of maths has two names`() {
    let names = Self.words.flatMap { list in list.words.map { ($0, list.name) } }
    let byWord = Dictionary(grouping: names, by: \.0).mapValues { Set($0.map(\.1)) }
    #expect(byWord.filter { $0.value.count > 1 } == [:])
  }

  @Test func `a question for a word is nothing else, but where it is a phrase of its own`() {
    for (_, words) in Self.words {
      for word in words where word.isASCII {
        for frame in WordLists.all["explain"] where frame.hasPrefix("what") {
          let line = frame.replacing("…", with: word)
          let isPhrase = WordBook.all.phrases[FoldedLine(line).bare] != nil
          #expect(isPhrase || reading(line) == .says(.maths), "\(line)")
        }
      }
    }
  }

  @Test(arguments: [
    "What's a gap?", "what is a ten", "What are the dots??", "what does + mean", "what is ×",
    "please explain times", "wots a double", "i forgot what a remainder is",
  ])
  func `a question for a word is one, however it is put`(line: String) {
    #expect(reading(line) == .says(.maths))
  }

  @Test(arguments: [
    "what is it", "what is that", "what is the answer", "whats 8 plus 5", "what is half of 26",
    "what is a dog", "half", "plus", "a ten", "what is", "i dont get it", "which gap",
  ])
  func `nothing else is taken for one`(line: String) {
    #expect(reading(line) != .says(.maths))
  }

  @Test(arguments: Language.allCases)
  func `every word is explained in every language, without a sum`(language: Language) {
    let texts = Texts(language)
    for (name, _) in Self.words {
      let text = texts["reply.maths.\(name)"] ?? ""
      #expect(text.contains("{asked}"), "\(name)")
      #expect(!text.contains(/=\s*\d/), "\(name)")
    }
  }
}
