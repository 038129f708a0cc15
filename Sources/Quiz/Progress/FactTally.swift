/// The first answers to facts on some days, for what became of the same facts.
struct FactTally {
  private struct Answer {
    let day: Int
    let isRight: Bool
    let time: Duration
  }

  private let days: ClosedRange<Int>
  private var answers: [LearningItem: [Answer]] = [:]

  init(days: ClosedRange<Int>) {
    self.days = days
  }

  /// Takes in an answer; those to trivial questions and to larger numbers do not count.
  mutating func add(_ answer: FirstAnswer, on day: Int) {
    guard days.contains(day), answer.question.isFact, !answer.question.isTrivial else { return }
    answers[LearningItem(answer.question), default: []]
      .append(Answer(day: day, isRight: answer.isRight, time: answer.time))
  }

  /// What became of the facts that were asked both in the first half of the days with practice and
  /// in the second; nil where there are too few.
  var growth: FactGrowthReport? {
    let practised = Set(answers.values.joined().map(\.day)).sorted()
    let half = practised.count / 2
    guard let lastBefore = practised.prefix(half).last, let firstNow = practised.suffix(half).first
    else { return nil }
    let pairs = answers.values.compactMap { answers in
      FactGrowthReport.Pair(
        before: figures(answers.filter { $0.day <= lastBefore }),
        now: figures(answers.filter { $0.day >= firstNow }))
    }
    return FactGrowthReport(pairs)
  }

  private func figures(_ answers: [Answer]) -> FactGrowthReport.Figures? {
    guard !answers.isEmpty else { return nil }
    let times = answers.filter(\.isRight).map(\.time)
    return FactGrowthReport.Figures(
      permilleRight: times.count * 1_000 / answers.count,
      time: times.isEmpty ? nil : times.reduce(.zero, +) / times.count)
  }
}
