import Basics
import Testing

@testable import Quiz

struct AdaptiveQuestionsTests {
  private func questions(
    _ options: PracticeOptions, model: LearnerModel = LearnerModel()
  ) -> AdaptiveQuestions {
    AdaptiveQuestions(from: QuestionPool(options: options), model: model, on: 0)
  }

  /// The tries of sessions of 50 questions on as many days.
  private func practise(
    _ options: PracticeOptions, sessions: Int = 1, seed: UInt64 = 1,
    chance: @escaping (Question) -> Double = { _ in 0.85 }
  ) -> [Attempt] {
    var child = ScriptedChild(chance: chance, generator: SeededGenerator(seed: seed))
    var model = LearnerModel(startingAt: options.difficulty)
    let pool = QuestionPool(options: options)
    return (0..<sessions).flatMap { day in
      var questions = AdaptiveQuestions(from: pool, model: model, on: day)
      let attempts = child.practise(&questions, count: 50)
      model = questions.model
      return attempts
    }
  }

  @Test(arguments: Difficulty.allCases)
  func `questions stay in the level, do not return within six and change their answer`(
    difficulty: Difficulty
  ) {
    let options = PracticeOptions(difficulty: difficulty)
    let pool = Set(QuestionPool(options: options).questions)
    let asked = practise(options).map(\.question)
    #expect(pool.isSuperset(of: asked))
    let repeated = asked.indices.dropFirst().filter {
      asked[$0].answer == asked[$0 - 1].answer
        || asked[max(0, $0 - 6)..<$0].contains(asked[$0])
    }
    #expect(repeated.isEmpty)
  }

  @Test func `easy questions are such as were asked seldom, however much is in work`() {
    var generator = SeededGenerator(seed: 1)
    var questions = questions(PracticeOptions(difficulty: .medium))
    let facts = questions.entries.indices.filter {
      questions.entries[$0].isFact && questions.entries[$0].kind == .plain
    }
    let candidates = zip(facts, [20, 1]).map { position, count in
      var memory = ItemMemory(day: 0)
      memory.count = count
      return Candidate(position: position, chance: 0.9, memory: memory)
    }
    func timesSeldomOne(_ questions: AdaptiveQuestions) -> Int {
      let workload = Workload(facts: 9, strategies: 9)
      return (0..<100).count { _ in
        questions.draw(from: candidates, with: workload, using: &generator) == facts[1]
      }
    }
    #expect(questions.needsEase && timesSeldomOne(questions) > 90)
    while questions.needsEase { _ = questions.next(using: &generator) }
    #expect(timesSeldomOne(questions) < 10, "with much in work what was begun is asked")
  }

  @Test(arguments: Difficulty.allCases)
  func `no operation comes four times in a row, and each of them often`(difficulty: Difficulty) {
    let options = PracticeOptions(difficulty: difficulty)
    let asked = practise(options, sessions: 8).map(\.question.operation)
    let rows = asked.indices.dropLast(3).filter { Set(asked[$0..<($0 + 4)]).count == 1 }
    // Sessions begin anew.
    #expect(rows.allSatisfy { $0 % 50 > 46 })
    for operation in Operation.allCases {
      #expect(asked.count { $0 == operation } >= 25)
    }
  }

  @Test(arguments: [(Difficulty.easy, 0.1), (.medium, 0.05), (.hard, 0.02)])
  func `trivial questions stay rare`(difficulty: Difficulty, most: Double) {
    let options = PracticeOptions(difficulty: difficulty)
    let asked = practise(options, sessions: 8).map(\.question)
    let share = Double(asked.count { $0.isTrivial }) / 400
    #expect(share <= most + 0.02)
  }

  @Test func `hard sums and differences mostly cross a ten for a child who can do them`() {
    let options = PracticeOptions(difficulty: .hard, operations: [.add, .subtract])
    let asked = practise(options, sessions: 6) { _ in 1 }.map(\.question)
    #expect(Double(asked.count { $0.crossesTen }) / 300 >= 0.55)
  }

  @Test(arguments: PracticeOptions.allowedTables, Operation.allCases)
  func `even the smallest pool goes on for a whole session`(table: Int, operation: Operation) {
    let options = PracticeOptions(difficulty: .easy, operations: [operation], table: table)
    let asked = practise(options).map(\.question)
    let repeated = zip(asked, asked.dropFirst()).filter { $0 == $1 }
    #expect(repeated.isEmpty)
    #expect(Set(asked).count > 5)
  }

  @Test func `the same seed and the same child give the same session`() {
    let options = PracticeOptions(difficulty: .medium)
    #expect(practise(options, seed: 5) == practise(options, seed: 5))
    #expect(practise(options, seed: 5) != practise(options, seed: 6))
  }

  @Test func `at the start and after a miss an easy question comes`() {
    var generator = SeededGenerator(seed: 2)
    let hard = PracticeOptions(difficulty: .hard, operations: [.multiply])
    for _ in 0..<10 {
      var questions = questions(hard)
      for number in 0..<12 {
        let question = questions.next(using: &generator).question
        if number < 3 || number == 6 {
          let item = LearningItem(question)
          let skill = questions.model.memory(of: item, on: 0).skill
          #expect(questions.model.chance(of: item.hardness, skill: skill) >= 0.8)
        }
        _ = questions.observe(.first(question, number == 5 ? .wrong : .right))
      }
    }
  }

  @Test func `few hard facts are open at once`() {
    var generator = SeededGenerator(seed: 4)
    let model = LearnerModel(startingAt: .hard)
    var questions = questions(
      PracticeOptions(difficulty: .hard, operations: [.multiply]), model: model)
    var hard: Set<LearningItem> = []
    for _ in 0..<20 {
      let question = questions.next(using: &generator).question
      let item = LearningItem(question)
      if questions.model.chance(of: item.hardness, skill: 0) < 0.4 { hard.insert(item) }
      _ = questions.observe(.first(question))
    }
    #expect(hard.count <= 6)
  }

  @Test func `a missed fact can be shown who is boss, once`() {
    var questions = questions(PracticeOptions(difficulty: .hard, operations: [.multiply]))
    #expect(questions.nextRepair() == nil)
    _ = questions.observe(.first(Question(7, .multiply, 8), .wrong))
    _ = questions.observe(.first(Question(6, .multiply, 9), .wrong))
    _ = questions.observe(.first(Question(9, .multiply, 6)))
    #expect(questions.nextRepair() == Question(7, .multiply, 8))
    #expect(questions.nextRepair() == nil)
  }

  @Test func `what is missed comes back, and what is known by heart comes seldom`() {
    let weak: Set<LearningItem> = [
      .fact(Question(6, .multiply, 8)), .fact(Question(7, .multiply, 8)),
    ]
    let options = PracticeOptions(difficulty: .hard, operations: [.multiply])
    let attempts = practise(options, sessions: 8) { weak.contains(LearningItem($0)) ? 0.3 : 1 }
    let counts = weak.map { item in attempts.count { LearningItem($0.question) == item } }
    #expect(counts.allSatisfy { $0 > 400 / 66 })
  }

  @Test func `auto has the questions of all levels`() {
    let auto = Set(QuestionPool(options: PracticeOptions(difficulty: .auto)).questions)
    for level in Difficulty.steps {
      let own = QuestionPool(options: PracticeOptions(difficulty: level)).questions
      #expect(auto.isSuperset(of: own))
    }
  }

  @Test func `a child who knows all leaves the facts within ten behind and meets two digits`() {
    let attempts = practise(PracticeOptions(difficulty: .auto), sessions: 6) { _ in 1 }
    let later = attempts.dropFirst(150).map(\.question)
    #expect(later.count { $0.isWithinTen } <= 4)
    #expect(later.count { !$0.isFact } >= 30)
  }

  @Test func `sums and differences of two digits take turns with facts`() {
    let asked = practise(PracticeOptions(difficulty: .auto), sessions: 6) { _ in 1 }
      .map(\.question)
    let crowded = asked.indices.dropLast(5).filter { start in
      start % 50 < 45 && asked[start..<(start + 5)].count { !$0.isFact } > 3
    }
    #expect(crowded.isEmpty)
  }

  @Test func `no fact comes more than twice in a session, as long as there are others`() {
    let options = PracticeOptions(difficulty: .auto)
    let asked = practise(options, sessions: 6) { $0.isFact ? 0.5 : 0.3 }.map(\.question)
    for session in 0..<6 {
      let questions = asked[(session * 50)..<(session * 50 + 50)]
      let counts = Dictionary(grouping: questions) { $0 }.values.map(\.count)
      #expect(counts.allSatisfy { $0 <= 2 })
    }
  }

  @Test func `with much in work, what was begun is asked, facts and strategies apart`() {
    let some = Workload(facts: 6, strategies: 0)
    #expect(some.room(forFacts: true) == -3)
    #expect(some.room(forFacts: false) == 1)
  }

  @Test func `who misses much begins no fact while one is in work`() {
    #expect(Workload(facts: 1, strategies: 0).room(forFacts: true) > 0)
    let much = Workload(facts: 1, strategies: 1, isStruggling: true)
    #expect(much.room(forFacts: true) == -1)
    #expect(much.room(forFacts: false) > 0)
    #expect(Workload(facts: 0, strategies: 0, isStruggling: true).room(forFacts: true) == 1)
    var model = LearnerModel()
    let pool = QuestionPool(options: PracticeOptions(difficulty: .auto))
    func workload() -> Workload {
      let questions = AdaptiveQuestions(from: pool, model: model, on: 0)
      return questions.workload(questions.allCandidates())
    }
    let facts = (2...9).map { Question($0, .multiply, 5) }
    for fact in facts { model.observe(.first(fact), on: 0) }
    #expect(!workload().isStruggling)
    for fact in facts.prefix(2) { model.observe(.first(fact, .wrong), on: 0) }
    #expect(workload().isStruggling, "8 of 10")
  }

  @Test func `few strategies has who can do few of those that there are`() {
    func hasFew(
      _ outcome: Attempt.Outcome, _ operations: Set<Quiz.Operation>, rightSince calm: Int = 16
    ) -> Bool {
      var model = LearnerModel()
      for left in 21...60 {
        for question in [Question(left, .add, 38), Question(left + 39, .subtract, 38)] {
          model.observe(.first(question, outcome), on: 0)
        }
      }
      for _ in 0..<calm { model.observe(.first(Question(2, .add, 6)), on: 0) }
      let options = PracticeOptions(difficulty: .auto, operations: operations)
      let questions = AdaptiveQuestions(from: QuestionPool(options: options), model: model, on: 0)
      return questions.workload(questions.allCandidates()).hasFewStrategies
    }
    #expect(hasFew(.wrong, Set(Quiz.Operation.allCases)))
    #expect(!hasFew(.right, Set(Quiz.Operation.allCases)))
    #expect(!hasFew(.wrong, [.multiply]), "there are none")
    #expect(!hasFew(.wrong, Set(Quiz.Operation.allCases), rightSince: 0), "enough is begun")
  }

  @Test func `what has waited for days is no work, and keeps nothing new away`() {
    var model = LearnerModel()
    let facts = (6...12).map { Question($0, .multiply, 12) }
    for fact in facts + facts { model.observe(.first(fact, .wrong), on: 0) }
    let pool = QuestionPool(options: PracticeOptions(difficulty: .auto))
    func inWork(on day: Int) -> Int {
      let questions = AdaptiveQuestions(from: pool, model: model, on: day)
      return questions.workload(questions.allCandidates()).facts
    }
    #expect(inWork(on: 1) >= facts.count)
    let easy = (0..<40).map { Question(2 + $0 % 5, .add, 2) }
    for day in 1...6 {
      for question in easy { model.observe(.first(question), on: day) }
    }
    #expect(inWork(on: 7) == 0)
  }

  @Test func `where nothing else is left, even facts within ten go on`() {
    let facts = (1...5).flatMap { first in (1...5).map { Question(first, .add, $0) } }
    var generator = SeededGenerator(seed: 1)
    var child = ScriptedChild(chance: { _ in 1 }, generator: SeededGenerator(seed: 2))
    var questions = AdaptiveQuestions(from: QuestionPool(facts), model: LearnerModel(), on: 0)
    _ = child.practise(&questions, count: 100)
    #expect(facts.contains(questions.next(using: &generator).question))
  }

  @Test func `a hasty answer is followed by an easy question, and its fact waits`() {
    var generator = SeededGenerator(seed: 3)
    var questions = questions(PracticeOptions(difficulty: .hard, operations: [.multiply]))
    for _ in 0..<12 { _ = questions.observe(.first(questions.next(using: &generator).question)) }
    let guessed = questions.next(using: &generator).question
    let before = questions.model.memories.mapValues(\.skill)
    #expect(questions.observe(.first(guessed, .wrong, seconds: 0.5)) == nil)
    #expect(questions.nextRepair() == nil, "nothing says that it is not known")
    #expect(questions.model.memories.mapValues(\.skill).allSatisfy { before[$0] ?? 0 == $1 })
    let item = LearningItem(questions.next(using: &generator).question)
    let skill = questions.model.memory(of: item, on: 0).skill
    #expect(questions.model.chance(of: item.hardness, skill: skill) >= 0.8)
    #expect(questions.model.lag(of: questions.model.memory(of: LearningItem(guessed), on: 0)) == 1)
  }
}
