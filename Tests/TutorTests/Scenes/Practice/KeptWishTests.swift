import Quiz
import Testing

@testable import Tutor

/// What a child wishes for at a question, of which Robo asks when the round is over.
struct KeptWishTests {
  private static func practising() -> Talk {
    var settings = Settings()
    settings.animation = false
    return Talk.practising(settings: settings)
  }

  @Test(arguments: [
    ("harder", "Medium"), ("only the 7s", "the table of 7"), ("no minus", "no minus"),
    ("only plus and minus", "plus and minus"), ("make it 3 minutes", "3 minutes"),
    ("all kinds", "a bit of everything"), ("hard 7 times table", "the table of 7 and Hard"),
  ])
  func `a wish is kept for the end of the round, and yes begins it`(typed: String, name: String)
    throws
  {
    var talk = Self.practising()
    talk.type(typed)
    #expect(talk.words.contains("I'll ask you about that after this round."), "\(talk.words)")
    talk.answer()
    talk.stop()
    talk.wait(.seconds(2))
    #expect(talk.words.contains("You asked for \(name). Shall we play that now?"), "\(talk.words)")
    talk.type("yes")
    talk.wait(.seconds(3))
    let options = try #require(talk.conversation.practice?.session.options)
    switch typed {
    case "harder": #expect(talk.effects.contains(.saveSetting(.difficulty, "medium")))
    case "only the 7s": #expect(options.table == 7)
    case "no minus": #expect(options.operations == [.add, .multiply, .divide])
    case "only plus and minus": #expect(options.operations == [.add, .subtract])
    case "make it 3 minutes": #expect(options.minutes == 3)
    case "all kinds": #expect(options.operations == Set(Quiz.Operation.allCases))
    default: #expect(options.table == 7 && options.difficulty == .hard)
    }
  }

  @Test func `of two wishes the later one counts, and each is asked about`() {
    var talk = Self.practising()
    for wish in ["only the 7s", "2 minutes please", "no, only the 9s"] { talk.type(wish) }
    talk.stop()
    talk.wait(.seconds(2))
    #expect(
      talk.words.contains("You asked for the table of 9 and 2 minutes. Shall we play that now?"),
      "\(talk.words)")
    talk.type("nah")
    talk.wait(.seconds(2))
    #expect(talk.words.contains("What next?"))
    #expect(talk.conversation.practice == nil)
    #expect(!talk.conversation.hasEnded)
  }

  @Test func `what cannot be granted later is not kept`() {
    for (typed, reply) in [
      ("90 minutes", "You can change the minutes after this round."),
      ("only 7s and 8s", "I can ask one table at a time"),
    ] {
      var talk = Self.practising()
      talk.type(typed)
      #expect(talk.words.contains(reply), "\(typed): \(talk.words)")
      talk.stop()
      talk.wait(.seconds(2))
      #expect(!talk.words.contains("You asked for"))
    }
  }
}
