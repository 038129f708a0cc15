import Basics
import Content
import Quiz
import Testing

@testable import Tutor

/// What children type where minutes and a level are asked for, and who plays.
struct ChoosingInWordsTests {
  /// A talk in which a line was typed where a level is asked for.
  private static func atLevels(_ form: ChatForm = .screen, typing typed: String) -> Talk {
    var talk = Talk(form)
    talk.type("change")
    talk.type("5")
    talk.wait(.seconds(3))
    talk.type(typed)
    talk.wait(.seconds(2))
    return talk
  }

  @Test(arguments: [
    ("eezy", Difficulty.easy), ("meedium", .medium), ("the second one", .easy),
    ("the middle one", .medium), ("the last one", .hard), ("last", .hard), ("4th", .hard),
    ("thrid", .medium), ("suprise me", .auto),
    ("easy no hard", .hard),
    ("easy wait hard", .hard), ("very easy", .easy),
  ])
  func `a level is heard in a child's own words`(typed: String, level: Difficulty) {
    let talk = Self.atLevels(typing: typed)
    #expect(talk.conversation.practice?.session.options.difficulty == level)
  }

  @Test(arguments: [
    ("9 + 5", Difficulty.easy), ("5x4", .easy), ("like 38+7", .medium), ("7 * 12", .hard),
  ])
  func `a question with which a level is shown chooses it`(typed: String, level: Difficulty) {
    let talk = Self.atLevels(typing: typed)
    #expect(talk.conversation.practice?.session.options.difficulty == level)
  }

  @Test(arguments: ["12 + 30", "5 + 4", "nine"])
  func `another one chooses none, and nothing is listed where nothing is offered`(typed: String) {
    let talk = Self.atLevels(.plain, typing: typed)
    #expect(talk.conversation.practice == nil)
    #expect(!talk.words.contains("Type one: ."))
  }

  @Test(arguments: ["too hard", "a bit hard", "idk", "easy or medium"])
  func `who does not know hears what there is to choose`(typed: String) {
    let talk = Self.atLevels(typing: typed)
    #expect(talk.words.ranges(of: "Easy: like 9 + 5 or 5 × 4.").count == 2)
    #expect(!talk.words.contains("Type change") && talk.card != nil)
  }

  @Test(arguments: ["-3", "not 5", "why 5 minutes", "9 and 9", "how long is 5 minutes"])
  func `a number that is not wanted is no length`(typed: String) {
    #expect(ChatVocabulary(Texts(.english)).playableMinutes(typed) == nil)
  }

  @Test(arguments: [
    ("2-3", true), ("5 – 10", true), ("5-3", false), ("9-12", false), ("2+3", false),
  ])
  func `from one length to a longer one is asked back`(typed: String, isRange: Bool) {
    var talk = Talk()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("I know 1 to 10 minutes. Which one?") == isRange)
    #expect(talk.words.contains(" = ") != isRange)
  }

  @Test func `minutes that came with the start can be changed by a number`() {
    var talk = Talk(minutes: 3)
    talk.wait(.seconds(2))
    talk.type("5")
    talk.wait(.seconds(2))
    #expect(talk.card != nil && talk.effects.contains(.saveSetting(.minutes, "5")))
    var asking = Talk(minutes: 3)
    asking.type("why 3 minutes")
    #expect(
      asking.conversation.practice == nil && !asking.effects.contains(.saveSetting(.minutes, "3")))
  }

  @Test(arguments: ["no leo", "not leo", "no"])
  func `no with the name is no`(typed: String) {
    var talk = Talk.offering()
    talk.type("my name is leo")
    talk.type(typed)
    #expect(!talk.effects.contains(.nameLearner("Leo")))
    #expect(talk.conversation.scene is OfferScene)
  }

  @Test(arguments: ["leos turn", "its leos turn", "can leo play"])
  func `whose turn it is is who plays`(typed: String) {
    #expect(TypedReader().other(than: "Zoe", among: ["Zoe", "Leo"], in: typed) == .named("Leo"))
  }

  @Test(arguments: ["im noahs friend", "i am new", "我是小明的朋友", "나는 민수 친구야"])
  func `a friend of somebody is somebody else`(typed: String) {
    #expect(TypedReader().other(than: "Zoe", in: typed) == .unnamed)
  }

  @Test(arguments: ["im your friend", "im sad my friend left"])
  func `a friend of Robo is nobody else`(typed: String) {
    #expect(TypedReader().other(than: "Zoe", in: typed) == nil)
  }

  @Test(arguments: ["can we play together", "いっしょにやっていい", "같이 해도 돼", "可以一起玩嗎"])
  func `two may play together`(typed: String) {
    #expect(TypedReader().meaning(of: typed) == .together)
  }

  @Test(arguments: ["thats too long", "too short", "長すぎる", "너무 길어", "太久了"])
  func `too long is about the minutes`(typed: String) {
    #expect(TypedReader().meaning(of: typed) == .minutes)
    var talk = Talk()
    talk.type(typed.allSatisfy(\.isASCII) ? typed : "too long")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("How long shall we play?"))
  }
}
