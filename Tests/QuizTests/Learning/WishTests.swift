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

  @Test func `what was missed before comes back, after the start and apart`() {
    var generator = SeededGenerator(seed: 5)
    var questions = AdaptiveQuestions(
      from: QuestionPool(options: PracticeOptions(difficulty: .hard)), model: LearnerModel(), on: 1)
    let missed = [
      Question(3, .multiply, 6), Question(2, .add, 5), Question(8, .multiply, 7),
      Question(6, .multiply, 9), Question(7, .multiply, 7),
    ]
    questions.bringBack(missed)
    let asked = (0..<30).map { _ in questions.next(using: &generator).question }
    let places = missed.compactMap { asked.firstIndex(of: $0) }
    #expect(asked.contains(missed[0]) && asked.contains(missed[2]))
    #expect(places.allSatisfy { $0 >= AdaptiveQuestions.warmUp })
    #expect(
      zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= AdaptiveQuestions.returnDistance })
  }

  @Test func `a fact that was missed comes back in the next session, and stays until it is right`()
  {
    let fact = Question(3, .multiply, 6)
    func attempt(_ isRight: Bool) -> Attempt {
      Attempt(
        question: fact, typed: isRight ? "18" : "17", outcome: isRight ? .right : .wrong,
        tryNumber: 1, time: .seconds(4), hintsSeen: 0)
    }
    var past = Past()
    past.take(PastAttempt(attempt(false), on: 1, at: .medium, in: 0, of: .practice))
    #expect(past.openFacts == [fact])
    past.take(PastAttempt(attempt(true), on: 2, at: .medium, in: 1, of: .practice))
    #expect(past.openFacts.isEmpty)
  }
}
