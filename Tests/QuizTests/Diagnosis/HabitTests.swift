import Quiz
import TestPasts
import Testing

struct HabitTests {
  private func wrong(_ question: Question, _ typed: Int) -> Attempt {
    Attempt(
      question: question, typed: "\(typed)", outcome: .wrong, tryNumber: 1, time: .seconds(5),
      diagnosis: Diagnosis(of: typed, to: question)?.misconception.rawValue)
  }

  private func right(_ question: Question) -> Attempt {
    Attempt(
      question: question, typed: "\(question.answer)", outcome: .right, tryNumber: 1,
      time: .seconds(5))
  }

  private let first = Question(63, .subtract, 29)
  private let second = Question(52, .subtract, 17)

  @Test func `once is no habit, twice is one, with its examples newest first`() {
    #expect(Habit.all(in: [wrong(first, 46)]).isEmpty)
    let habits = Habit.all(in: [wrong(first, 46), right(second), wrong(second, 45)])
    #expect(habits.map(\.misconception.rawValue) == ["smaller-from-larger"])
    #expect(habits.first?.operation == .subtract)
    #expect(habits.first?.examples.map(\.typed) == ["45", "46"])
  }

  @Test func `what comes with few of the questions is a habit when it came three times in forty`() {
    let between = Array(repeating: right(first), count: 12)
    let missed = [wrong(first, 46)] + between + [wrong(second, 45)] + between
    #expect(Habit.all(in: missed).isEmpty)
    let habits = Habit.all(in: missed + [wrong(first, 46)])
    #expect(habits.first?.examples.count == 3)
    #expect(Habit.all(in: missed + [wrong(first, 46)] + between + between).isEmpty)
  }

  @Test func `of two only the last ten answers of the kind count`() {
    let open = Array(repeating: right(first), count: 9)
    #expect(Habit.all(in: [wrong(first, 46), wrong(second, 45)] + open).isEmpty)
    let simple = Array(repeating: right(Question(76, .subtract, 42)), count: 30)
    #expect(Habit.all(in: [wrong(first, 46), wrong(second, 45)] + simple).count == 1)
  }

  @Test func `operations are kept apart, and slips are no habits`() {
    let sum = Question(8, .add, 5)
    let difference = Question(13, .subtract, 5)
    #expect(Habit.all(in: [wrong(sum, 12), wrong(difference, 9)]).isEmpty)
    #expect(
      Habit.all(in: [wrong(Question(7, .multiply, 8), 65), wrong(Question(7, .multiply, 8), 65)])
        .isEmpty)
  }
}
