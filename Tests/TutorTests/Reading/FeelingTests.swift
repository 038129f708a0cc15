import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// What children say of themselves, which is never taken for a slip of another word.
struct FeelingTests {
  private let reader = TypedReader()
  private let asked = AskedQuestion(Question(7, .multiply, 8))

  @Test(arguments: [
    ("i am sad", Meaning.unhappy), ("im sad", .unhappy), ("im scared", .unhappy),
    ("my mum shouted at me", .unhappy), ("i am mad", .angry), ("im angry", .angry),
    ("슬퍼요", .unhappy), ("かなしい", .unhappy), ("我很難過", .unhappy),
    ("its my birthday", .birthday), ("can i use my fingers", .fingers), ("that is wrong", .check),
    ("how many left", .time), ("what can you do", .tip),
  ])
  func `it is understood at a question and before one`(typed: String, meaning: Meaning) {
    #expect(reader.read(typed, at: asked) == .says(meaning))
    #expect(reader.looseMeaning(of: typed) == meaning)
  }

  @Test(arguments: [
    "i am dad", "i am bag", "i am jack", "i am red", "i am sam", "i am big", "im fat", "i am cat",
    "im rob", "im moana",
  ])
  func `what a child tells is no slip of something else`(typed: String) {
    #expect([.says(.tell), .says(.name)].contains(reader.read(typed, at: asked)))
    #expect([.tell, .name].contains(reader.looseMeaning(of: typed)))
  }

  @Test(arguments: [("im stuk", Meaning.tip), ("im tierd", .need), ("im hungrry", .need)])
  func `a slip in a longer word is one still`(typed: String, meaning: Meaning) {
    #expect(reader.looseMeaning(of: typed) == meaning)
  }

  @Test(arguments: ["no im cold", "no im fine", "no im good", "no im stuck", "no i am tired"])
  func `no before it makes no name of it`(typed: String) {
    #expect(reader.name(in: typed) == nil)
  }

  @Test func `who is sad before a question sees Robo care`() {
    var talk = Talk()
    talk.wait(.seconds(3))
    talk.type("i am sad")
    talk.wait(.seconds(3))
    let frames = MoodFrame.allCases.map { PixelPicture(.care, $0) }
    #expect(talk.portrait.map(frames.contains) == true)
    #expect(talk.words.contains("I'm sorry you feel like that."))
    #expect(talk.question == nil, "nothing begins")
  }

  @Test func `Robo asks back with no word that is misspelt itself`() {
    for typed in ["goo on", "sikp", "skip thiss", "stopp itt", "i am bakk"] {
      guard case .unsure(_, let words) = reader.read(typed, at: asked) else { continue }
      #expect(words.allSatisfy { reader.meaning(of: $0) != nil && !$0.contains("bak") })
    }
  }
}
