import Content
import Quiz
import Screen

/// How a session went, in one bubble: the medal, the score, and the time of each question.
struct SummaryBubble {
  private let summary: SessionSummary
  private let newlyFluent: [Question]
  private let previous: PreviousSession?
  /// What the session has won, if anything.
  let prize: Prize?
  private let texts: Texts
  /// Words stand where emoji would.
  private let usesWords: Bool

  init(
    _ summary: SessionSummary, newlyFluent: [Question] = [], previous: PreviousSession?,
    ranOut: Bool, texts: Texts, usesWords: Bool
  ) {
    self.summary = summary
    self.newlyFluent = newlyFluent
    self.previous = previous
    prize = summary.prize(ranOut: ranOut)
    self.texts = texts
    self.usesWords = usesWords
  }

  /// The medal and the figures.
  var result: [Block] { [.heading(heading), .gap] + facts.map(Block.text) }

  /// The time of each question.
  var times: [Block] { [.text(texts(.summaryTimes)), .bars(bars)] }

  private var heading: String {
    switch prize {
    case .trophy: emoji("🏆 ") + texts(.summaryPerfect, ["n": String(summary.asked)])
    case .repairMedal: emoji("🏅 ") + texts(.summaryRepaired)
    case nil: texts(.summaryDone)
    }
  }

  private func emoji(_ emoji: String) -> String { usesWords ? "" : emoji }

  private func mark(_ result: QuestionResult) -> String {
    let isRight = result.ending == .rightAtOnce
    if usesWords { return texts(isRight ? .summaryRight : .summaryMissed) }
    return isRight ? "🎉" : "👎"
  }

  private var facts: [String] {
    let slowest = summary.slowest == summary.fastest ? nil : summary.slowest
    return [
      scoreLine, fluentLine, toPractiseLine, averageLine,
      line(.summaryFastest, for: summary.fastest),
      line(.summarySlowest, for: slowest),
    ].compactMap(\.self)
  }

  private var scoreLine: String {
    let values = [
      "right": String(summary.score), "all": String(summary.asked),
      "percent": String(((summary.permille ?? 0) + 5) / 10),
    ]
    return labelled(.summaryScore, texts(.summaryScoreValue, values))
  }

  private var toPractiseLine: String {
    let missed = summary.results.filter { $0.ending != .rightAtOnce }.map(\.question)
    return labelled(
      .summaryNotYet, missed.isEmpty ? texts(.summaryNotYetNone) : Self.list(missed))
  }

  private var fluentLine: String? {
    newlyFluent.isEmpty ? nil : labelled(.summaryFluent, Self.list(newlyFluent))
  }

  /// Each question once, with commas between.
  private static func list(_ questions: [Question]) -> String {
    questions.indices.filter { !questions[..<$0].contains(questions[$0]) }
      .map { questions[$0].description }.joined(separator: ", ")
  }

  private var averageLine: String? {
    guard let average = summary.averageTime else { return nil }
    let value = texts(.summaryAverageValue, ["time": texts.time(average)])
    guard let last = previous?.averageTime else { return labelled(.summaryAverage, value) }
    let before = texts(.summaryLast, ["time": texts.time(last)])
    return labelled(.summaryAverage, "\(value) (\(before))")
  }

  private func line(_ label: Phrase, for result: QuestionResult?) -> String? {
    result.map { labelled(label, "\($0.question)   \(texts.time($0.time))") }
  }

  /// The value behind its label, all values below each other.
  private func labelled(_ label: Phrase, _ value: String) -> String {
    let label = texts(label) + ":"
    let gap = max(labelWidth - label.displayWidth, 0) + 2
    return label + String(repeating: " ", count: gap) + value
  }

  private var labelWidth: Int {
    let fluent: [Phrase] = newlyFluent.isEmpty ? [] : [.summaryFluent]
    let labels: [Phrase] =
      [.summaryScore, .summaryNotYet, .summaryAverage, .summaryFastest, .summarySlowest] + fluent
    return labels.map { texts($0).displayWidth + 1 }.max() ?? 0
  }

  private var bars: [Bar] {
    let longest = summary.results.map(\.time).max() ?? .zero
    return summary.results.map { result in
      Bar(
        label: result.question.description, mark: mark(result),
        value: texts.time(result.time),
        permille: longest > .zero ? Int(result.time / longest * 1_000) : 0,
        note: result.hintsSeen > 0 ? texts(.summaryHinted) : "")
    }
  }
}
