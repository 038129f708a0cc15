import Foundation

/// The comparison of one condition as a table in Markdown.
struct Report {
  let comparison: Comparison

  var text: String {
    let heads =
      ["rule"] + Population.all.map(\.name) + ["mean", "worst", "right %", "misses", "entropy"]
    return markdown(heads, [start] + comparison.rivals.map(row))
  }

  private var start: [String] {
    let starts = Population.all.map { population in
      comparison.results.first { $0.population == population }.map { fixed($0.mean.start, 1) } ?? ""
    }
    return ["at the start"] + starts + Array(repeating: "", count: 5)
  }

  private func row(_ rival: RivalName) -> [String] {
    let results = Population.all.compactMap { comparison.result(rival, $0) }
    let kept = results.map { "\(fixed($0.mean.kept, 1)) ± \(fixed($0.error, 1))" }
    let summary = comparison.summary(rival)
    return [rival.rawValue] + kept + [
      fixed(summary.mean, 3), fixed(summary.worst, 3),
      results.map { fixed($0.mean.accuracy * 100, 0) }.joined(separator: "/"),
      results.map { fixed($0.mean.longestMissRun, 1) }.joined(separator: "/"),
      results.map { fixed($0.mean.entropy, 2) }.joined(separator: "/"),
    ]
  }
}

/// One row for a condition: mathbot, the rule with the best mean, and the one with the best worst
/// population.
struct SummaryRow {
  static let heads = [
    "condition", "mathbot, mean", "worst", "best mean of a rival", "best worst of a rival",
    "right % of the weak", "entropy",
  ]

  let comparison: Comparison

  var cells: [String] {
    let own = comparison.summary(.mathbot)
    let weak = Population.all.filter { $0.profile == .weak }
      .compactMap { comparison.result(.mathbot, $0) }
    let entropy = comparison.results.filter { $0.rival == .mathbot }.map(\.mean.entropy).min() ?? 0
    return [
      comparison.condition.name, "\(fixed(own.mean, 3)) ± \(fixed(own.error, 3))",
      fixed(own.worst, 3),
      best { comparison.summary($0).mean }, best { comparison.summary($0).worst },
      weak.map { fixed($0.mean.accuracy * 100, 0) }.joined(separator: "/"), fixed(entropy, 2),
    ]
  }

  private func best(by figure: (RivalName) -> Double) -> String {
    guard let rival = comparison.bestRival(by: figure) else { return "" }
    return "\(rival.rawValue) \(fixed(figure(rival), 3))"
  }
}

/// What the product asked in a month, a row for each population.
struct MonthReport {
  let comparison: Comparison

  var text: String {
    let heads = [
      "population", "answers", "young after 10", "within 10 after 3", "two digits", "crossing",
      "distinct", "least distinct", "most asked", "most in a session",
    ]
    return markdown(heads, Population.all.compactMap(row))
  }

  private func row(_ population: Population) -> [String]? {
    guard let result = comparison.result(.mathbot, population) else { return nil }
    func mean(_ value: (MonthTally) -> Double) -> Double {
      result.months.reduce(0) { $0 + value($1) } / Double(result.months.count)
    }
    return [
      population.name, fixed(result.mean.answers, 0), percent(mean(\.youngShare)),
      percent(mean(\.withinTenShare)), percent(mean(\.twoDigitShare)), fixed(mean(\.crossing), 0),
      fixed(mean(\.distinct), 0), fixed(result.months.map(\.distinct).min() ?? 0, 0),
      fixed(mean(\.mostAsked), 0), fixed(mean(\.mostInSession), 1),
    ]
  }

  private func percent(_ share: Double) -> String { fixed(share * 100, 0) + " %" }
}

func markdown(_ heads: [String], _ rows: [[String]]) -> String {
  ([heads, heads.map { _ in "---" }] + rows)
    .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
}

func fixed(_ value: Double, _ places: Int) -> String {
  String(format: "%.\(places)f", value)
}
