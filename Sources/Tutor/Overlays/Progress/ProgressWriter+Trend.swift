import Content
import Quiz
import Screen

extension ProgressWriter {
  /// How many were right and how long they took, day by day; empty without practice lately.
  var trend: [Block] {
    guard !report.trend.isEmpty else { return [] }
    let heading = texts(usesWords ? .progressTrendWords : .progressTrend)
    // On the page they were said at its top.
    return [.heading(heading)] + (usesWords ? [.secondary(latestDays)] : [])
      + [chart(.progressRight, of: percent(1_000), figure: rightShare, height: \.permilleRight)]
      + (usesWords || isWhole ? seconds : [])
  }

  /// The figures of the last days in a line, before anything else; empty without practice lately.
  var lead: [Block] {
    guard !report.trend.isEmpty else { return [] }
    let figures = [(Phrase.progressRight, rightShare), (.progressSeconds, averageTime)]
    let words = figures.map { label, figure in
      texts(.progressLabelled, ["label": texts(label), "value": value(figure)])
    }
    return [.text(words.joined(separator: " · ")), .secondary(latestDays)]
  }

  /// Of which days the figures are.
  private var latestDays: String { texts.count(report.latestDays, of: .latestDays) }

  /// How long an answer took, day by day.
  private var seconds: [Block] {
    let slowest = report.trend.map(\.averageTime).max() ?? .zero
    let chart = chart(.progressSeconds, of: texts.time(slowest), figure: averageTime) { point in
      slowest > .zero ? Int(point.averageTime / slowest * 1_000) : 0
    }
    return [.gap, chart]
  }

  private func chart(
    _ label: Phrase, of highest: String, figure: (TrendPoint) -> String,
    height: (TrendPoint) -> Int
  ) -> Block {
    let first = report.day - ProgressReport.trendDays + 1
    let heights = Dictionary(report.trend.map { ($0.day, height($0)) }) { _, last in last }
    return .columns(
      ColumnChart(
        label: texts(label), value: value(figure),
        columns: (first...report.day).map { heights[$0] }, highest: highest,
        start: texts(.progressBefore), end: texts(.progressToday),
        words: sentence(label, figure)))
  }

  /// The figure of the last days; that of the first ones is of other questions, and says nothing.
  private func value(_ figure: (TrendPoint) -> String) -> String {
    report.latest.map(figure) ?? ""
  }

  private func sentence(_ label: Phrase, _ figure: (TrendPoint) -> String) -> String {
    texts(.progressWordsOne, ["label": texts(label), "value": value(figure)])
  }

  /// Of fewer answers than this a share of a hundred says too much.
  private static let leastAnswers = 10

  private func rightShare(_ point: TrendPoint) -> String {
    guard point.answers < Self.leastAnswers else { return percent(point.permilleRight) }
    let right = (point.permilleRight * point.answers + 500) / 1_000
    return texts(.progressShareSaid, ["right": String(right), "all": String(point.answers)])
  }

  private func percent(_ permille: Int) -> String {
    texts(.progressPercent, ["n": String((permille + 5) / 10)])
  }

  /// What became of the same facts; empty where there are too few, or where nothing has clearly changed.
  var growth: [Block] {
    guard let growth = report.growth else { return [] }
    let right = growth.permilleRight.map {
      change(.progressRight, percent($0.before), percent($0.now))
    }
    let time = growth.time.map {
      change(.progressSeconds, texts.time($0.before), texts.time($0.now))
    }
    let changes = [right, time].compactMap(\.self)
    guard !changes.isEmpty else { return [] }
    let heading = texts(.progressGrowth, ["facts": texts.count(growth.facts, of: .facts)])
    return [.heading(heading)] + changes.map(Block.item)
  }

  private func change(_ label: Phrase, _ before: String, _ now: String) -> String {
    guard !usesWords else {
      return texts(
        .progressWordsChange, ["label": texts(label), "before": before, "after": now])
    }
    let change = texts(.progressChange, ["before": before, "after": now])
    return texts(.progressLabelled, ["label": texts(label), "value": change])
  }

  private func averageTime(_ point: TrendPoint) -> String { texts.time(point.averageTime) }
}
