import Quiz
import Storage

/// Where a learner stands, as `progress --json` prints it.
///
/// Days are dates of the local calendar by ISO 8601, times are seconds to a tenth, shares are from
/// 0 to 1. What is not known is left out: the learner before anybody practised, `bestSeconds` and
/// `lastOn` of a fact that was never answered. The names are those of the archive of
/// `data export`; those of `strategies` and `habits` never change.
struct ProgressRecord: JSONDocument {
  static let format = "mathbot-progress"
  static let schema = 1

  /// A day of practice.
  struct Day: Encodable {
    let on: String
    let answers: Int
    let rightAtOnce: Double
    let averageSeconds: Double
  }

  /// A part of what is to be learnt.
  struct Strand: Encodable {
    let name: String
    let standing: StrandProgress.Standing
    let answers: Int
  }

  /// A way to add or to subtract.
  struct Strategy: Encodable {
    let name: String
    /// `facts`, to be known by heart, or `larger` numbers.
    let size: String
    let state: ItemState
    let fading: Bool
    let answers: Int
    let right: Int
  }

  /// A pattern of wrong answers.
  struct Habit: Encodable {
    let name: String
    let operation: Quiz.Operation
    let examples: [Example]
  }

  /// A wrong answer.
  struct Example: Encodable {
    let question: QuestionRecord
    let typed: String
  }

  /// A fact that became known by heart.
  struct Fluent: Encodable {
    let question: QuestionRecord
    let firstSeconds: Double
    let bestSeconds: Double
  }

  /// How the same facts went in the first half of the days with practice and in the second: what has
  /// clearly changed.
  struct Growth: Encodable {
    let facts: Int
    let before: Figures
    let now: Figures
  }

  /// How facts went.
  struct Figures: Encodable {
    let rightAtOnce: Double?
    let averageSeconds: Double?
  }

  let learner: String?
  /// The day of the report.
  let on: String
  let answers: Int
  let skipped: Int
  let weeklyGoal: WeeklyGoalRecord?
  /// What the child has picked last: a goal by its name, or `just-play`.
  let smallGoal: String?
  let smallGoalMet: Bool?
  let strands: [Strand]
  let facts: [FactRecord]
  let strategies: [Strategy]
  let days: [Day]
  let growth: Growth?
  let habits: [Habit]
  let newlyFluent: [Fluent]
  let talkingPoints: [TalkingPointRecord]
}

extension ProgressRecord {
  init(_ progress: LearnerProgress) {
    let report = progress.report
    learner = progress.learner?.name
    on = isoDate(ofDay: report.day)
    answers = report.asked - report.skipped
    skipped = report.skipped
    weeklyGoal = progress.goal.map(WeeklyGoalRecord.init)
    smallGoal = progress.learner?.lastGoal?.name
    smallGoalMet = progress.learner?.lastGoal?.isMet
    strands = report.strands.map(Strand.init)
    facts = report.grids.flatMap { $0.rows.joined() }.map(FactRecord.init)
    strategies = report.strategies.map(Strategy.init)
    days = report.trend.map(Day.init)
    growth = report.growth.map(Growth.init)
    habits = report.habits.map(Habit.init)
    newlyFluent = report.newlyFluent.map(Fluent.init)
    talkingPoints = report.talkingPoints.map(TalkingPointRecord.init)
  }
}

extension ProgressRecord.Day {
  init(_ point: TrendPoint) {
    on = isoDate(ofDay: point.day)
    answers = point.answers
    rightAtOnce = Double(point.permilleRight) / 1_000
    averageSeconds = point.averageTime.roundedSeconds
  }
}

extension ProgressRecord.Growth {
  init(_ growth: FactGrowthReport) {
    facts = growth.facts
    before = ProgressRecord.Figures(growth.permilleRight?.before, growth.time?.before)
    now = ProgressRecord.Figures(growth.permilleRight?.now, growth.time?.now)
  }
}

extension ProgressRecord.Figures {
  init(_ permilleRight: Int?, _ time: Duration?) {
    rightAtOnce = permilleRight.map { Double($0) / 1_000 }
    averageSeconds = time?.roundedSeconds
  }
}

extension ProgressRecord.Strand {
  init(_ progress: StrandProgress) {
    name = progress.strand.rawValue
    standing = progress.standing
    answers = progress.answers
  }
}

extension ProgressRecord.Strategy {
  init(_ progress: StrategyProgress) {
    name = progress.kind.strategy.name
    size = progress.kind.size
    state = progress.state
    fading = progress.isFading
    answers = progress.answers
    right = progress.right
  }
}

extension ProgressRecord.Habit {
  init(_ habit: Quiz.Habit) {
    name = habit.misconception.rawValue
    operation = habit.operation
    examples = habit.examples.map {
      ProgressRecord.Example(question: QuestionRecord($0.asked), typed: $0.typed)
    }
  }
}

extension ProgressRecord.Fluent {
  init(_ fact: FluentFact) {
    question = QuestionRecord(fact.question)
    firstSeconds = fact.firstTime.roundedSeconds
    bestSeconds = fact.bestTime.roundedSeconds
  }
}
