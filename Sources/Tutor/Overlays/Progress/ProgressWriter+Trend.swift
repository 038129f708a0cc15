import Content
import Quiz
import Screen

extension ProgressWriter {
  /// How many were right and how long they took, day by day; empty without practice lately.
  var trend: [Block] {
    guard !report.trend.isEmpty else { return [] }
    return [chart(.progressRight, figure: rightShare, height: \.permilleRight)] + seconds
  }

  /// How long an answer took, day by day.
  private var seconds: [Block] {
    let slowest = report.trend.map(\.averageTime).max() ?? .zero
    let chart = chart(.progressSeconds, figure: averageTime) { point in
      slowest > .zero ? Int(point.averageTime / slowest * 1_000) : 0
    }
    return [.gap, chart]
  }

  private func chart(
    _ label: Phrase, figure: (TrendPoint) -> String, height: (TrendPoint) -> Int
  ) -> Block {
    let first = report.day - ProgressReport.trendDays + 1
    let heights = Dictionary(report.trend.map { ($0.day, height($0)) }) { _, last in last }
    return .columns(
      ColumnChart(
        label: texts(label), value: value(figure),
        columns: (first...report.day).map { heights[$0] },
        start: texts(.progressBefore), end: texts(.progressToday),
        words: sentence(label, figure)))
  }

  /// The figure of the first days and that of the last ones, or of all where there are too few.
  private func value(_ figure: (TrendPoint) -> String) -> String {
    guard let change = report.change else { return report.trend.last.map(figure) ?? "" }
    return texts(
      .progressChange, ["before": figure(change.before), "after": figure(change.now)])
  }

  private func sentence(_ label: Phrase, _ figure: (TrendPoint) -> String) -> String {
    guard let change = report.change else {
      return texts(.progressWordsOne, ["label": texts(label), "value": value(figure)])
    }
    return texts(
      .progressWordsChange,
      ["label": texts(label), "before": figure(change.before), "after": figure(change.now)])
  }

  private func rightShare(_ point: TrendPoint) -> String {
    texts(.progressPercent, ["n": String((point.permilleRight + 5) / 10)])
  }

  private func averageTime(_ point: TrendPoint) -> String { texts.time(point.averageTime) }
}
