import Basics
import Testing

@testable import Quiz

struct WishTests {
  @Test func `wishes are asked once each, the first at once, with others between`() {
    var generator = SeededGenerator(seed: 5)
    var questions = AdaptiveQuestions(
      from: QuestionPool(options: PracticeOptions(difficulty: .easy)), model: LearnerModel(), on: 1)
    // One of them is of no level that is asked.
    let wishes = [Question(2, .multiply, 7), Question(9, .multiply, 12), Question(30, .divide, 5)]
    questions.wish(for: wishes)
    let asked = (0..<30).map { _ in questions.next(using: &generator).question }
    #expect(asked.first == wishes[0])
    let places = wishes.compactMap { asked.firstIndex(of: $0) }
    #expect(places.count == 3 && places == places.sorted())
    #expect(places.allSatisfy { $0.isMultiple(of: 3) })
    #expect(asked.count { $0 == wishes[1] } == 1)
  }
}
