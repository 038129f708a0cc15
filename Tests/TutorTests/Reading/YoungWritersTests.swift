import Quiz
import Testing

@testable import Tutor

/// What children write who have just learned to.
struct YoungWritersTests {
  /// 6 × 5 is asked.
  private static func read(_ typed: String) -> TypedReading {
    TypedReader().read(typed, at: AskedQuestion(Question(6, .multiply, 5)))
  }

  @Test(arguments: [
    "i cant read", "i cant read this", "i can not read it", "read it to me", "what does it say",
    "よめない", "못 읽어요", "我看不懂字",
  ])
  func `who cannot read hears that the numbers are enough`(typed: String) {
    #expect(Self.read(typed) == .says(.reading))
    #expect(TypedReader().meaning(of: typed) == .reading)
  }

  @Test(arguments: [
    ("give me 2 clues", Meaning.tip), ("can i have a hug", .love), ("undo", .mistake),
    ("show my flowers", .later), ("what is my best", .later), ("level 2", .levels),
    ("deviding", .topic), ("pluss", .topic), ("can i use a calculator", .fingers),
    ("is it bigger", .compare), ("is it even", .compare), ("is it lower", .compare),
    ("i got it right", .check), ("i suck at this", .sad), ("i cry", .unhappy), ("try again", .goOn),
    ("oh i see", .easy), ("wait 1 min", .pause), ("hurry up", .goOn), ("you do it", .tip),
    ("did i win", .score), ("can i have a drink", .need), ("can i have a sticker", .prize),
  ])
  func `what they ask for is known`(typed: String, meaning: Meaning) {
    #expect(Self.read(typed) == .says(meaning))
  }

  @Test(arguments: [
    ("five sixes are thirty", TypedReading.answer("30")), ("6 fives are 30", .answer("30")),
    ("6 12 18 24 30", .joined("30")), ("5 10 15 20 25 30", .joined("30")),
    ("thirtey", .joined("30")), ("five sixes are thirty one", .joined("31")),
    ("30 60", .which("30", "60")), ("2 4 6", .which("4", "6")), ("5 or 30", .which("5", "30")),
  ])
  func `counting up and saying the whole fact lead to its number`(
    typed: String, reading: TypedReading
  ) {
    #expect(Self.read(typed) == reading)
  }

  @Test(arguments: ["i8", "I8", "l8", "1 8"])
  func `a letter that looks like one is one`(typed: String) {
    let asked = AskedQuestion(Question(9, .multiply, 2))
    #expect(TypedReader().read(typed, at: asked) == .answer("18"))
  }

  @Test(arguments: ["firty", "tirty", "thurty", "thirty"])
  func `a number is heard as children spell it`(typed: String) {
    #expect(Self.read(typed) == .answer("30"))
  }

  @Test func `what is not asked about is asked back where a number counts something`() {
    #expect(Self.read("10 questions not 8") == .joined("10"))
    #expect(Self.read("31 no 30") == .answer("30") && Self.read("31 not 29") == .answer("31"))
  }

  @Test(arguments: ["i need a wee", "stop", "im hungry"], [true, false])
  func `who needs a break beside a number has it, and a right number counts`(
    need: String, isRight: Bool
  ) throws {
    var talk = Talk(.screen)
    talk.type("start")
    talk.wait(.seconds(3))
    let question = try #require(talk.question)
    talk.type("\(question.answer + (isRight ? 0 : 1)) \(need)")
    talk.wait(.seconds(3))
    #expect(talk.attempts.map(\.outcome) == (isRight ? [.right] : []))
    #expect(talk.chips.contains { $0.contains("Go on") }, "\(talk.words)")
  }

  @Test(arguments: ["sam hit me", "my cousin kicks me", "Max pushed me!"])
  func `who is hurt by somebody is told whom to tell`(typed: String) {
    #expect(Self.read(typed) == .says(.distress))
  }

  @Test(arguments: ["hit me", "ok hit me", "please hit me"])
  func `who wants a question is not taken for one who is hurt`(typed: String) {
    #expect(!TypedReader().tellsDistress(typed))
  }

  @Test(arguments: [
    ("im dum", Meaning.sad), ("im no good", .sad), ("im good", .happy), ("i can do it", .happy),
    ("im sicks", .tell), ("i'm six", .tell), ("i got shouted at", .unhappy),
    ("can i have a go", .goOn),
  ])
  func `feelings and ages in their own spelling`(typed: String, meaning: Meaning) {
    #expect(Self.read(typed) == .says(meaning))
  }

  @Test(arguments: ["i like cats", "i like trains", "i love dogs"])
  func `what they like is no wish to start`(typed: String) {
    var talk = Talk(.screen)
    talk.wait(.seconds(3))
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.words.contains("Thanks for telling me!"), "\(talk.words)")
    #expect(talk.question == nil)
  }

  @Test(arguments: ["5+5", "5 + 5", "2x3"])
  func `a sum at the offer is worked out, and no minutes`(typed: String) {
    var talk = Talk(.screen)
    talk.wait(.seconds(3))
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(talk.question == nil && talk.words.contains("= "), "\(talk.words)")
  }

  @Test(arguments: ["i dont want to", "i dont want to play", "안 할래"])
  func `who does not want to is asked once more, and not sent away`(typed: String) {
    var talk = Talk(.screen)
    talk.wait(.seconds(3))
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(!talk.effects.contains(.leave) && !talk.chips.isEmpty)
  }
}
