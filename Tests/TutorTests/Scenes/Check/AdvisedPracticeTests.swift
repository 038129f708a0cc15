import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// What a check has shown can be practised at once.
struct AdvisedPracticeTests {
  /// A check in which everything is missed.
  private static func missed(_ settings: Settings = Settings()) -> Talk {
    var talk = Talk.checking(settings: settings)
    for _ in 1...5 {
      talk.answer(offBy: 1)
      talk.wait(.seconds(4))
    }
    talk.wait(.seconds(10))
    return talk
  }

  @Test func `the table that is named is the first word offered`() throws {
    let talk = Self.missed()
    let table = try #require(talk.conversation.after?.advised?.table)
    let offers = talk.conversation.context.chips.offers
    #expect(offers == [.table(table), .again, .answers, .settings, .bye])
    #expect(talk.words.contains("next: the \(table)"))
  }

  @Test func `tapped, it is a practice of that table, which asks first what was missed`() throws {
    var talk = Self.missed()
    let advised = try #require(talk.conversation.after?.advised)
    let missed = advised.missed.filter { [$0.left, $0.right].contains(advised.table) }
    talk.type("table of \(advised.table)")
    talk.wait(.seconds(3))
    #expect(
      talk.words.contains("Only the \(advised.table) times table this time. 5 minutes. Level"))
    var asked: [Question] = []
    for _ in 1...12 {
      asked.append(try #require(talk.conversation.practice?.openQuestion))
      talk.answer()
      talk.wait(.seconds(3))
    }
    #expect(Set(missed).isSubset(of: asked))
    #expect(asked.allSatisfy { $0.left == advised.table || $0.right == advised.table })
  }

  @Test func `after that practice, again plays one more of it`() throws {
    var talk = Self.missed()
    talk.send(.pressed(.word(0)))
    talk.wait(.seconds(3))
    talk.answer()
    talk.type("stop")
    talk.type("stop")
    talk.wait(.seconds(3))
    talk.type("again")
    talk.wait(.seconds(3))
    #expect(talk.conversation.practice != nil)
  }

  @Test func `nothing is advised where all was right`() {
    var talk = Talk.checking()
    for _ in 1...5 {
      talk.answer()
      talk.wait(.seconds(4))
    }
    talk.wait(.seconds(10))
    #expect(talk.conversation.context.chips.offers == [.again, .answers, .settings, .bye])
  }

  @Test func `another table can be wished for after a check`() {
    var talk = Self.missed()
    talk.type("i want to do the 3 times table")
    talk.wait(.seconds(3))
    #expect(talk.words.contains("Only the 3 times table this time."))
    #expect(talk.conversation.practice != nil)
  }

  @Test func `a wish that cannot be granted begins nothing, and again is another check`() {
    var talk = Self.missed()
    talk.type("table 13")
    talk.wait(.seconds(3))
    #expect(talk.conversation.practice == nil)
    talk.type("again")
    talk.wait(.seconds(3))
    #expect(talk.words.contains("Another check: 5 questions."))
  }
}
