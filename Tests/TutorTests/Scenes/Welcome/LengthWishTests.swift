import Quiz
import Screen
import Testing

@testable import Tutor

/// More or less of the time to play, asked for without a number.
struct LengthWishTests {
  /// The minutes on the card that waits; nil where another one waits, or none.
  private static func minutes(_ talk: Talk) -> Int? {
    guard let card = talk.card, case .slider(let value, _, _) = card.control else { return nil }
    return value
  }

  private static func talk() -> Talk {
    var talk = Talk()
    talk.type("change")
    talk.wait(.seconds(2))
    return talk
  }

  @Test(arguments: [
    ("more", 6), ("longer please", 6), ("a bit more", 6), ("too short", 6), ("もっと長く", 6),
    ("더 길게", 6), ("久一點", 6), ("less", 4), ("a little shorter", 4), ("too long", 4),
    ("みじかく", 4), ("더 짧게", 4), ("短一點", 4), ("max", 10), ("as long as possible", 10),
    ("최대", 10), ("shortest", 1), ("一番短く", 1), ("最短", 1), ("can i have more please", 6),
    ("not too long", 4), ("longr", 6), ("double", 10), ("half", 2), ("twice as long", 10),
    ("2ばい", 10), ("두 배로", 10), ("一半", 2), ("もうちょっと", 6), ("조금만 더", 6), ("不要太久", 4),
  ])
  func `the slider moves, and still waits`(typed: String, minutes: Int) {
    var talk = Self.talk()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(Self.minutes(talk) == minutes && talk.conversation.practice == nil)
  }

  @Test(arguments: [
    ("longer", 10, "10 minutes is the longest I can do."),
    ("shorter", 1, "1 minute is the shortest I can do."), ("longer", 9, "How long shall we play?"),
  ])
  func `where there is nothing longer or shorter Robo says so`(
    typed: String, minutes: Int, words: String
  ) {
    var (card, settings) = (Self.talk(), Settings())
    settings.minutes = minutes
    let offer = Talk(settings: settings)
    card.type("\(minutes) minutes")
    card.wait(.seconds(2))
    card.type("change")
    for talk in [card, offer] {
      var talk = talk
      talk.wait(.seconds(2))
      talk.type(typed)
      talk.wait(.seconds(2))
      #expect(talk.words.contains(words), "\(talk.words)")
      #expect(Self.minutes(talk) == (minutes == 9 ? 10 : minutes))
    }
  }

  @Test(arguments: [
    "10 minutes is too long", "5 mins is too much", "2 minutes more", "3 more minutes",
    "5分は長い", "5분은 너무 길어", "5分鐘太長",
  ])
  func `a number that is too much, or comes on top, is not taken`(typed: String) {
    var talk = Self.talk()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(Self.minutes(talk) == 5 && talk.words.contains("I know 1 to 10 minutes. Which one?"))
  }

  @Test(arguments: [("more", 6), ("too long", 4), ("max", 10)])
  func `where a practice is offered the card opens with them`(typed: String, minutes: Int) {
    var talk = Talk()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(Self.minutes(talk) == minutes && talk.conversation.practice == nil)
  }

  @Test(arguments: [
    ("longer hard", 6, "hard"), ("hard and longer", 6, "hard"), ("easy max", 10, "easy"),
    ("a bit longer but easier please", 6, "easy"), ("short and easy", 4, "easy"),
    ("twice as long and hard", 10, "hard"), ("もっと長く むずかしく", 6, "hard"),
    ("더 길게 어렵게", 6, "hard"), ("久一點 難的", 6, "hard"),
  ])
  func `a level is taken with it, and not asked for again`(
    typed: String, minutes: Int, level: String
  ) {
    for before in [["change"], [], ["change", "5"]] {
      var talk = Talk()
      for line in before + [typed] {
        talk.type(line)
        talk.wait(.seconds(2))
      }
      #expect(Self.minutes(talk) == minutes && talk.conversation.practice == nil, "\(before)")
      talk.type("")
      talk.wait(.seconds(2))
      let choice = talk.conversation.practice?.session.options
      #expect(choice?.minutes == minutes && choice?.difficulty.rawValue == level, "\(before)")
    }
  }

  @Test(arguments: ["more easy", "less hard", "more hard", "less easy", "easy longer shorter"])
  func `more of a level, or both ways at once, is not more time`(typed: String) {
    var talk = Self.talk()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(Self.minutes(talk) == 5)
  }

  @Test func `after a practice the minutes are asked for with it, too`() {
    var talk = Talk.practising()
    for line in ["stop", "yes", "longer and hard"] {
      talk.type(line)
      talk.wait(.seconds(2))
    }
    #expect(Self.minutes(talk) == 6)
  }

  @Test func `at the levels more is no start`() {
    var talk = Self.talk()
    talk.type("5")
    talk.wait(.seconds(2))
    talk.type("more")
    talk.wait(.seconds(2))
    #expect(talk.conversation.practice == nil)
    #expect(talk.words.ranges(of: "I choose for you.").count == 2)
  }

  @Test(arguments: ["more", "longer and hard"])
  func `at its end what there is is said, also beside a level`(typed: String) {
    var talk = Self.talk()
    talk.type("max")
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect(Self.minutes(talk) == 10 && talk.words.contains("10 minutes is the longest"))
  }

  @Test func `no wish leaves the range`() {
    let range = PracticeOptions.allowedMinutes
    for wish in LengthWish.allCases {
      #expect(range.allSatisfy { range.contains(wish.minutes(from: $0)) })
    }
  }

  @Test(arguments: [("more", false), ("less", false), ("6", true), ("more minutes", false)])
  func `a level is not asked for before the minutes are chosen`(typed: String, isChosen: Bool) {
    var talk = Self.talk()
    talk.type(typed)
    talk.wait(.seconds(2))
    #expect((Self.minutes(talk) == nil) == isChosen)
  }
}
