import Content
import Quiz
import Testing

@testable import Tutor

/// What children type who change their mind, or play with somebody else.
struct ChangedMindTests {
  private let reader = TypedReader()

  @Test(arguments: [
    ("no wait easy", PracticeWish(level: .easy)), ("easy wait hard", PracticeWish(level: .hard)),
    ("easy no hard", PracticeWish(level: .hard)), ("hard i mean easy", PracticeWish(level: .easy)),
    ("5 minutes no 3 minutes", PracticeWish(minutes: 3)),
    ("5 minutes wait 3 minutes hard", PracticeWish(minutes: 3, level: .hard)),
    ("plus no wait minus", PracticeWish(topic: .only([.subtract]))),
    ("쉬운 거 아니 어려운 거", PracticeWish(level: .hard)),
    ("かんたん やっぱり むずかしい", PracticeWish(level: .hard)),
    ("簡單 不對 困難", PracticeWish(level: .hard)),
  ])
  func `what is said last counts`(typed: String, wish: PracticeWish) {
    #expect(reader.wish(in: typed) == wish)
  }

  @Test(arguments: [
    ("easy not hard", PracticeWish(level: .easy, refusedLevel: .hard)),
    ("no minus, easy", PracticeWish(level: .easy, topic: .without([.subtract]))),
    ("덧셈 하지 마", PracticeWish(topic: .without([.add]))),
  ])
  func `a refusal is no correction`(typed: String, wish: PracticeWish) {
    #expect(reader.wish(in: typed) == wish)
  }

  @Test(arguments: ["plus as well", "also plus", "加法也要", "たしざんも", "덧셈도"])
  func `what is wished for too comes besides the rest`(typed: String) {
    let also = reader.wish(in: typed)
    #expect(also == PracticeWish(topic: .also([.add])))
    let minus = PracticeWish(topic: .only([.subtract]))
    #expect(also.map(minus.updated)?.topic == .only([.add, .subtract]))
    let withoutPlus = PracticeWish(topic: .without([.add]))
    #expect(also.map(withoutPlus.updated)?.topic == nil)
    #expect(also?.practised(of: [.multiply]) == .operations([.add, .multiply]))
  }

  @Test func `two of them that are both wished for are all`() {
    let both = PracticeWish(topic: .only([.add, .subtract]))
    #expect(reader.wish(in: "たしざんもひきざんも") == both)
  }

  @Test(arguments: [("no its hard", Meaning.hard), ("no easy", .easy), ("its not easy", .hard)])
  func `a no alone denies nothing that follows`(typed: String, meaning: Meaning) {
    #expect(reader.looseMeaning(of: typed) == meaning)
  }
}
