/// An endless row of questions that suit the learner: mostly right, never the same for long, and
/// always random.
///
/// Items are drawn with weights from three wishes: a chance of success near the target, items
/// asked seldom, and items not asked lately. Of the items that the child would mostly miss only a
/// few are open at once. The rules and their constants are those that did best in the simulation
/// in `Tests/Benchmarks`.
package struct AdaptiveQuestions: Equatable, Sendable {
  /// How many questions lie between a fact and its return.
  static let distance = 6
  /// How often a fact is asked in a session at most, as long as there are others.
  static let mostAsked = 2
  /// How often a fact may be missed in a session before it rests.
  static let mostMissed = 3
  /// How many questions at the start are easy ones.
  static let warmUp = 3
  /// Each third question may be one that was wished for.
  static let wishDistance = 3
  /// How many facts that were missed in earlier sessions come back in one, at most, and how many
  /// questions lie between them.
  static let mostReturning = 3
  static let returnDistance = 4

  /// The model, which learns from each answer.
  package private(set) var model: LearnerModel
  let entries: [PoolEntry]
  let difficulty: Difficulty
  let day: Int
  /// The level about which the answers say something, if they do.
  private let judgedLevel: Difficulty?
  /// The last questions, oldest first.
  private(set) var recent: [Question] = []
  /// The positions of their entries.
  private(set) var recentPositions: [Int] = []
  /// How many questions were asked, and which.
  private(set) var askedCount = 0
  private(set) var askedQuestions: Set<Question> = []
  /// How often each item was asked, and how often it was missed.
  private(set) var asked: [Int]
  private(set) var missed: [Int]
  /// The hard items that are open.
  var open: [Int] = []
  /// The questions that are asked now and then as long as there are any, the first first.
  private var wishes: [Question] = []
  /// The facts that come back, the first first, and after which question the last one came.
  private var returning: [Question] = []
  private var lastReturn = 0
  /// What finds out first what suits a new learner, until it is over.
  private var placement: Placement?
  /// The facts that were missed and not right since, oldest first.
  private var unrepaired: [Question] = []
  /// In which form each question comes.
  private var forms: FormChoice

  /// Questions from a pool on a day, for a learner; the answers say something about a level, or
  /// about none.
  ///
  /// Where the model chooses the level, a new learner is placed first.
  package init(
    from pool: QuestionPool, model: LearnerModel, on day: Int, judging level: Difficulty? = nil,
    forms: FormRules = .plain
  ) {
    self.model = model
    self.model.begin(day)
    self.day = day
    judgedLevel = level
    difficulty = pool.difficulty
    entries = PoolEntry.all(in: pool)
    asked = Array(repeating: 0, count: entries.count)
    missed = asked
    let isNew = level == .auto && model.answerCount == 0
    placement = isNew ? Placement(among: pool.questions) : nil
    self.forms = FormChoice(forms, among: Set(entries.map(\.item.operation)))
  }

  /// Asks these questions too, each once: the first at once, the others with two questions between.
  package mutating func wish(for questions: [Question]) {
    wishes += questions
  }

  /// Asks facts that were missed in earlier sessions once more, each once: the first of those that
  /// the pool has.
  package mutating func bringBack(_ facts: [Question]) {
    let known = facts.filter { PoolEntry.position(of: $0, in: entries) != nil }
    returning = Array(known.prefix(Self.mostReturning))
  }

  /// The fact that comes back now: never at the start, and not right after a miss.
  private mutating func nextReturning() -> Question? {
    guard !needsEase, askedCount >= lastReturn + Self.returnDistance,
      let index = returning.firstIndex(where: isNew)
    else { return nil }
    lastReturn = askedCount
    return returning.remove(at: index)
  }

  /// The wish whose turn it is.
  private mutating func nextWish() -> Question? {
    guard askedCount.isMultiple(of: Self.wishDistance),
      let index = wishes.firstIndex(where: isNew)
    else { return nil }
    return wishes.remove(at: index)
  }

  /// The next question of the placement, while it lasts.
  private mutating func nextPlacing(
    using generator: inout some RandomNumberGenerator
  ) -> Question? {
    var placement = placement
    defer { self.placement = placement }
    return placement?.next(isNew: isNew, chance: chance, using: &generator)
  }

  /// The chance of a right first answer to a question.
  private func chance(_ question: Question) -> Double {
    model.chance(of: LearningItem(question), on: day)
  }

  /// The next question, in its form; what was wished for, what comes back and what places a new
  /// learner stands as it is.
  package mutating func next(using generator: inout some RandomNumberGenerator) -> AskedQuestion {
    if let question = nextWish() ?? nextPlacing(using: &generator) ?? nextReturning() {
      note(question, at: PoolEntry.position(of: question, in: entries))
      _ = forms.next(for: question, nil, knowsChild: false, isCalm: false, using: &generator)
      return AskedQuestion(question)
    }
    let question = nextDrawn(using: &generator)
    let position = recentPositions.last
    let form = forms.next(
      for: question, position.map(candidate),
      knowsChild: model.answerCount >= Placement.mostQuestions,
      isCalm: askedCount > Self.warmUp && !model.followsMiss, using: &generator)
    // An example is no turn of its item: it is asked as often as any.
    if form.isExample, let position { asked[position] -= 1 }
    return AskedQuestion(question, as: form)
  }

  private mutating func nextDrawn(
    using generator: inout some RandomNumberGenerator
  ) -> Question {
    let all = allCandidates()
    let candidates = candidates(among: all, using: &generator)
    guard
      let position = draw(from: candidates, with: workload(all), using: &generator),
      let question = question(of: entries[position], using: &generator)
    else { preconditionFailure("Every level, operation and table has questions.") }
    note(question, at: position)
    return question
  }

  /// A fact that was missed in this session and not right since; each is given once.
  package mutating func nextRepair() -> Question? {
    guard
      let index = unrepaired.firstIndex(where: {
        !recent.suffix(Self.warmUp).contains($0) && $0.answer != recent.last?.answer
      })
    else { return nil }
    let question = unrepaired.remove(at: index)
    note(question, at: PoolEntry.position(of: question, in: entries))
    return question
  }

  /// Learns from a try, and returns the fact's best time where it was that.
  package mutating func observe(_ attempt: Attempt) -> PersonalBest? {
    let observation = model.observe(attempt, on: day, at: judgedLevel)
    placement?.take(attempt, wasRight: observation?.isRight)
    guard let observation else { return nil }
    unrepaired.removeAll { LearningItem($0) == LearningItem(attempt.question) }
    guard !observation.isRight, !observation.isHasty else { return observation.best }
    if attempt.question.isFact { unrepaired.append(attempt.question) }
    if let position = PoolEntry.position(of: attempt.question, in: entries) {
      missed[position] += 1
    }
    return observation.best
  }

  /// Remembers a question that is asked; its entry is nil where the pool has none.
  private mutating func note(_ question: Question, at position: Int?) {
    recent = Array((recent + [question]).suffix(Self.distance))
    askedCount += 1
    askedQuestions.insert(question)
    guard let position else { return }
    recentPositions = Array((recentPositions + [position]).suffix(Self.distance))
    asked[position] += 1
  }
}
