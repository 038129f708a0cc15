import Quiz
import TestPasts
import Testing

@testable import Tutor

/// Where the garden's page opens after Robo has spoken of a plant.
struct GardenNewsPlantTests {
  private static let garden = Garden(
    past: [Question(7, .multiply, 8), Question(3, .add, 4)].map {
      PastAttempt(
        Attempt(
          question: $0, typed: "", outcome: .right, tryNumber: 1, time: .seconds(2)), on: 2)
    })

  private func page(at plant: Plant?) -> GardenPage {
    GardenPage(Self.garden, learner: nil, on: 3, at: plant)
  }

  @Test func `it opens at a plant of which there is news, in whichever bed that grows`() {
    #expect(page(at: .sum(3, 4)).bed == .sums && page(at: .sum(3, 4)).plant == .sum(3, 4))
    #expect(page(at: .table(2, 3)).plant == .table(2, 3))
    #expect(page(at: nil).plant == .table(7, 8))
  }

  @Test func `after a practice that is what grew furthest in it`() throws {
    var talk = Talk.practising()
    talk.answer()
    talk.stop()
    talk.wait(.seconds(3))
    let asked = try #require(
      talk.conversation.after?.stopped?.session.attempts.first?.question)
    talk.type("garden")
    guard case .garden(let page) = talk.conversation.overlay else {
      Issue.record("no garden")
      return
    }
    #expect(page.plant == Plant(asked))
  }
}
