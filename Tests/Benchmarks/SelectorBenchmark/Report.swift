import Foundation

/// The comparison as a table in Markdown.
struct Report {
  let comparison: Comparison

  var text: String {
    let heads =
      ["rule"] + Population.all.map(\.name) + ["mean", "worst", "right %", "misses", "entropy"]
    let rows = [start] + comparison.rivals.map(row)
    return ([heads, heads.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
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
    let scores = comparison.relativeScores(rival)
    let mean = scores.reduce(0, +) / Double(scores.count)
    return [rival.rawValue] + kept + [
      fixed(mean, 3), fixed(scores.min() ?? 0, 3),
      results.map { fixed($0.mean.accuracy * 100, 0) }.joined(separator: "/"),
      results.map { fixed($0.mean.longestMissRun, 1) }.joined(separator: "/"),
      results.map { fixed($0.mean.entropy, 2) }.joined(separator: "/"),
    ]
  }

  private func fixed(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }
}
