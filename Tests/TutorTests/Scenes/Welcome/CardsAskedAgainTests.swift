import Basics
import Screen
import Testing

@testable import Tutor

/// What is said while a card waits may move it out of sight: it stands below again.
struct CardsAskedAgainTests {
  /// The ways to say that one is not the child whom Robo named.
  private static let refusals: [@Sendable (inout Talk) -> Void] = [
    { $0.type("no") }, { $0.type("nope") }, { $0.press(.escape) },
    { $0.send(.pressed(.word(1))) },
  ]

  /// Whether the card that waits stands last, and no other one waits.
  private static func standsLast(_ talk: Talk) -> Bool {
    guard case .card? = talk.chat?.entries.last else { return false }
    let waiting = (talk.chat?.entries ?? []).count {
      if case .card = $0 { true } else { false }
    }
    return waiting == 1
  }

  @Test(arguments: refusals.indices)
  func `who is not the child whom Robo named is asked again, with no name lit for them`(
    number: Int
  ) {
    var talk = Talk(players: PlayersTests.family)
    talk.type("Mnia")
    talk.wait(.seconds(3))
    #expect(talk.chips == ["[Yes]", "No"])
    Self.refusals[number](&talk)
    talk.wait(.seconds(3))
    #expect(talk.effects == [] && talk.chips == [])
    #expect(talk.lastBubble?.blocks.plainLines == ["Hi! Who is playing?"])
    #expect(Self.standsLast(talk))
    talk.type("no")
    talk.wait(.seconds(3))
    #expect(talk.effects == [], "nobody is named any more")
  }

  @Test(arguments: ["banana", "hi", "6 * 7", "Mnia", "no", "later", "my name is Jun", "?"])
  func `the card of the players stands below what is said to a line`(typed: String) {
    var talk = Talk(players: PlayersTests.family)
    talk.wait(.seconds(3))
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(talk.effects == [.chooseLearner("Jun")] || Self.standsLast(talk))
  }

  @Test(arguments: ["banana", "hi", "6 * 7", "999", "?"], [false, true])
  func `the card of minutes and the card of levels stand below too`(
    typed: String, isLevels: Bool
  ) {
    var talk = Talk.choosing()
    if isLevels { talk.type("5") }
    talk.wait(.seconds(3))
    #expect(Self.standsLast(talk))
    talk.type(typed)
    talk.wait(.seconds(3))
    #expect(Self.standsLast(talk))
  }
}
