import Content
import Quiz
import Screen

/// How a check went: the score, each answer with its time, and the tables that are good to practise
/// next.
struct CheckSheet {
  private let result: TablesCheckResult
  private let isComplete: Bool
  private let texts: Texts
  private let isAccessible: Bool

  /// The sheet of a check; the accessible one has words instead of emoji.
  init(_ check: TablesCheck, texts: Texts, isAccessible: Bool) {
    result = TablesCheckResult(attempts: check.attempts)
    isComplete = check.attempts.count == check.questions.count
    self.texts = texts
    self.isAccessible = isAccessible
  }

  /// The whole check was right.
  var isPerfect: Bool { isComplete && result.right == result.attempts.count }

  /// Robo's mood at it.
  var mood: Mood {
    Mood(at: isPerfect ? [.gold] : isNearlyPerfect ? [.silver] : [.ended])
  }

  private var isNearlyPerfect: Bool {
    isComplete && MoodOccasion.isSilver(result.right, of: result.attempts.count)
  }

  /// All of it, from the score to what comes next, as it stays on the normal screen.
  var blocks: [Block] {
    let next = nextStep.map { [Block.gap, .text($0)] } ?? []
    return [.heading(heading), .gap, .text(texts(.checkEach))] + answers + [.gap, .text(score)]
      + average + next
  }

  /// What stands beside Robo's picture.
  var beside: [Block] { [.heading(heading)] + (isPerfect ? [] : [.text(score)]) + average }

  /// Each answer with its time.
  var list: TimeList {
    TimeList(
      offer: .answers, title: .checkEach,
      message: [.heading(texts(.checkEach))] + answers,
      page: [.text(score)] + average + [.gap] + answers)
  }

  private var answers: [Block] {
    isAccessible ? bars.map { .text($0.words(in: texts)) } : legend + [.bars(bars)]
  }

  private var bars: [Bar] {
    let scale = TimeScale(result.attempts.filter { !$0.typed.isEmpty }.map(\.time))
    return result.attempts.map { bar($0, on: scale) }
  }

  private var legend: [Block] {
    let legend = SignLegend(names: [
      ("🎉", .checkMarkRight), ("👎", .checkMarkNotYet), ("–", .checkNoAnswer),
    ]).blocks(for: bars, in: texts)
    return legend.isEmpty ? [] : legend + [.gap]
  }

  private var heading: String {
    if isPerfect {
      let words = texts(.checkPerfect, ["n": String(result.right)])
      return isAccessible ? words : "🏆 \(words)"
    }
    if isNearlyPerfect { return texts(.checkHeadingNearly) }
    return texts(isComplete ? .checkHeading : .checkHeadingStopped)
  }

  private var score: String {
    texts(
      .checkScore, ["right": String(result.right), "all": String(result.attempts.count)])
  }

  private var average: [Block] {
    result.averageTime.map { [.text(texts(.checkAverage, ["time": texts.time($0)]))] } ?? []
  }

  private func bar(_ attempt: Attempt, on scale: TimeScale) -> Bar {
    let (isRight, isAnswered) = (attempt.outcome == .right, !attempt.typed.isEmpty)
    let words = texts(isRight ? .checkMarkRight : .checkMarkNotYet)
    return Bar(
      label: "\(attempt.question) = \(attempt.question.answer)",
      mark: isAccessible ? words : isRight ? "🎉" : isAnswered ? "👎" : "–",
      value: isAnswered || isAccessible ? texts.time(attempt.time) : "",
      permille: isAnswered ? scale.permille(of: attempt.time) : 0,
      isBroken: isAnswered && scale.isExceeded(by: attempt.time),
      note: isRight ? "" : note(attempt))
  }

  private func note(_ attempt: Attempt) -> String {
    attempt.typed.isEmpty
      ? isAccessible ? texts(.checkNoAnswer) : ""
      : texts(.checkTyped, ["answer": String(attempt.typed.prefix(6))])
  }

  /// The practice that begins with it.
  var advised: AdvisedPractice? { AdvisedPractice(after: result) }

  /// With fewer answers nobody knows whether all of the tables are known.
  private static let many = 20

  /// What is good to practise next; nothing where too little is known.
  var nextStep: String? {
    let tables = result.tablesToPractise.map { String($0) }
    guard !tables.isEmpty else {
      return isComplete && result.attempts.count >= Self.many ? texts(.checkLookNone) : nil
    }
    return texts(
      tables.count == 1 ? .checkLookOne : .checkLookOther, ["tables": texts.all(tables)])
  }
}
