import Basics
import TestPasts
import Testing

@testable import Quiz

struct PlacementTests {
  private let auto = PracticeOptions(difficulty: .auto)

  private func questions(
    _ options: PracticeOptions, model: LearnerModel = LearnerModel()
  ) -> AdaptiveQuestions {
    AdaptiveQuestions(
      from: QuestionPool(options: options), model: model, on: 0, judging: options.judgedLevel)
  }

  /// The questions of a first session, and what the model has learnt from them.
  private func place(
    _ options: PracticeOptions, count: Int = 12, seed: UInt64 = 1,
    chance: @escaping (Question) -> Double
  ) -> (asked: [Question], model: LearnerModel) {
    var child = ScriptedChild(chance: chance, generator: SeededGenerator(seed: seed))
    var questions = questions(options)
    let asked = child.practise(&questions, count: count).map(\.question)
    return (asked, questions.model)
  }

  @Test func `a new learner meets all strands beyond ten, easiest first`() {
    let asked = place(auto) { _ in 1 }.asked
    let beyond = Strand.allCases.filter { ![.sumsWithinTen, .differencesWithinTen].contains($0) }
    #expect(
      asked.prefix(8).dropFirst(3).map(Strand.init(byWay:))
        == beyond.dropFirst(3).map(Optional.some))
    #expect(asked.dropFirst(8).map(Strand.init(byWay:)) == beyond.prefix(4).map(Optional.some))
  }

  @Test func `only operations that are practised are asked`() {
    var tables = auto
    tables.operations = [.multiply, .divide]
    let asked = place(tables) { _ in 1 }.asked
    #expect(
      asked.map(Strand.init(byWay:))
        == (0..<12).map { $0.isMultiple(of: 2) ? .products : .quotients })
  }

  @Test func `each question is neither sure nor out of reach`() {
    var generator = SeededGenerator(seed: 4)
    var questions = questions(auto)
    for number in 0..<12 {
      let question = questions.next(using: &generator).question
      let chance = questions.model.chance(of: LearningItem(question), on: 0)
      #expect((0.3...0.96).contains(chance))
      _ = questions.observe(.first(question, number.isMultiple(of: 3) ? .wrong : .right))
    }
  }

  @Test(arguments: [Set(Operation.allCases), [.divide], [.multiply], [.add], [.subtract]])
  func `the first three questions are gentle, then they reach the middle`(
    operations: Set<Quiz.Operation>
  ) {
    var options = auto
    options.operations = operations
    for seed in 1...40 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var questions = questions(options)
      for least in [0.78, 0.74, 0.65] {
        let question = questions.next(using: &generator).question
        let chance = questions.model.chance(of: LearningItem(question), on: 0)
        #expect(chance >= least, "\(question): \(chance)")
        _ = questions.observe(.first(question, .right))
      }
    }
  }

  @Test func `after it the model tells the strong from the weak`() {
    func sure(_ chance: Double) -> Int {
      var child = ScriptedChild(chance: { _ in chance }, generator: SeededGenerator(seed: 6))
      var questions = questions(auto)
      let past = child.practise(&questions, count: 12).map { PastAttempt($0, on: 0) }
      #expect(
        !ProgressReport(past: past, on: 0).strands.contains { $0.standing == .knows },
        "twelve questions are too few to say so")
      let model = questions.model
      return Strand.allCases.count { strand in
        let chances = strand.items.map { model.chance(of: $0, on: 0) }
        return chances.reduce(0, +) >= 0.8 * Double(chances.count)
      }
    }
    #expect(sure(1) >= 6)
    #expect(sure(0) == 0)
  }

  @Test(arguments: [Attempt.Outcome.skipped, .wrong])
  func `a skip or three misses in a row end it`(outcome: Attempt.Outcome) {
    var generator = SeededGenerator(seed: 2)
    var questions = questions(auto)
    for _ in 0..<(outcome == .skipped ? 1 : 3) {
      _ = questions.observe(.first(questions.next(using: &generator).question, outcome))
    }
    let next = questions.next(using: &generator).question
    #expect(questions.model.chance(of: LearningItem(next), on: 0) >= 0.65, "an easier one comes")
  }

  @Test func `two minutes end it`() {
    var placement = Placement(among: Question.all)
    let slow = Attempt.first(Question(7, .multiply, 8), seconds: 61)
    placement.take(slow, wasRight: true)
    #expect(!placement.isOver)
    placement.take(slow, wasRight: true)
    #expect(placement.isOver)
  }

  @Test func `who has a past, another level or one table is not placed`() {
    var model = LearnerModel()
    model.observe(.first(Question(2, .add, 3)), on: 0)
    var table = auto
    table.table = 7
    for (options, model) in [
      (auto, model), (PracticeOptions(difficulty: .easy), LearnerModel()), (table, LearnerModel()),
    ] {
      var generator = SeededGenerator(seed: 3)
      var questions = questions(options, model: model)
      for _ in 0..<3 {
        let chance = questions.model.chance(
          of: LearningItem(questions.next(using: &generator).question), on: 0)
        #expect(chance >= 0.8)
      }
    }
  }

  @Test func `the same seed places alike`() {
    #expect(place(auto, seed: 9) { _ in 0.7 }.asked == place(auto, seed: 9) { _ in 0.7 }.asked)
  }

  @Test func `hard looks easy only where the level easy has the question`() {
    let hard = PracticeOptions(difficulty: .hard)
    #expect(hard.looksTooEasy(Question(2, .multiply, 4)))
    #expect(!hard.looksTooEasy(Question(38, .add, 25)))
    #expect(!auto.looksTooEasy(Question(2, .multiply, 4)))
  }

  @Test func `every question that is not trivial has a strand, and every strand items`() {
    #expect(Question.all.allSatisfy { (Strand($0) == nil) == $0.isTrivial })
    #expect(Strand.products.items.count == 66)
    #expect(Strand.quotients.items.count == 121)
    #expect(Strand.allCases.allSatisfy { !$0.items.isEmpty })
  }
}
