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
    "i dont wanna live anymore", "i want to be dead", "i want to kms", "i hate myself",
    "he touched my private parts", "a man touched me", "my babysitter hits me", "dad slapped me",
    "they are bullying me", "kids at school are mean to me", "they call me names",
    "mum hates me", "everyone hates me", "i dont have any friends", "im scared to go home",
    "i dont feel safe", "we have no food at home", "i bite myself when i get it wrong",
    "아빠가 때려", "친구가 없어", "집에 가기 싫어", "사라지고 싶어", "我想消失", "不想回家",
    "おうちに帰りたくない", "自分がきらい",
  ])
  func `what a grown-up must hear is heard in other words, too`(typed: String) {
    #expect(reader.tellsDistress(typed))
  }

  @Test(arguments: [
    "i hate this game", "my tooth hurts me", "you are mean", "im home", "i want to go home",
    "my friend laughs a lot", "this kills me", "i have 2 friends",
  ])
  func `what children say every day is no distress`(typed: String) {
    #expect(!reader.tellsDistress(typed))
  }

  @Test(arguments: [
    ("i feel so sad", Meaning.unhappy), ("im very sad today", .unhappy),
    ("this is really really hard", .hard), ("im so stressed", .unhappy), ("im super tired", .need),
    ("i feel stupid", .sad), ("my mum is crying", .unhappy),
  ])
  func `it is understood however much it is felt`(typed: String, meaning: Meaning) {
    #expect(reader.read(typed, at: asked) == .says(meaning))
  }

  @Test(arguments: [
    ("can we do plus", Meaning.topic), ("i want times", .topic), ("only minus please", .topic),
    ("no more division", .topic), ("i dont like minus", .topic), ("times tables please", .topic),
    ("덧셈 할래", .topic), ("かけ算がいい", .topic), ("我要乘法", .topic),
    ("am i good", .doingWell), ("am i clever", .doingWell), ("am i stupid", .doingWell),
    ("나 똑똑해", .doingWell), ("できてるかな", .doingWell), ("我很笨嗎", .doingWell),
  ])
  func `what to practise and how it goes are asked at a question and before one`(
    typed: String, meaning: Meaning
  ) {
    #expect(reader.read(typed, at: asked) == .says(meaning))
    #expect(reader.looseMeaning(of: typed) == meaning)
  }

  @Test(arguments: [
    "how many times", "3 times 4", "its 12 times", "i want 56", "7 times 8 is 56", "only 56",
    "just 56", "56 and no more", "what do i do 6 times 7", "can we do 7 times 8 again",
  ])
  func `a word of sums beside a number is no wish`(typed: String) {
    #expect(reader.read(typed, at: asked) != .says(.topic))
  }

  @Test(arguments: [
    "three and a half", "3 and a half", "twenty something", "50 ish", "six and half",
  ])
  func `what is no whole number is not taken for the number that it begins with`(typed: String) {
    #expect(reader.read(typed, at: asked) == .part)
  }

  @Test func `who wishes for another kind of question before one is asked such`() {
    var talk = Talk()
    talk.wait(.seconds(3))
    talk.type("can we do plus")
    talk.wait(.seconds(3))
    #expect(talk.question?.operation == .add)
    #expect(talk.words.contains("Only plus this time."))
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
