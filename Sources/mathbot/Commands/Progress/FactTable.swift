import Quiz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// All facts as comma-separated values (RFC 4180): a header, then a row for each fact.
///
/// The columns are operation, left, right, answer, state, fading, answers, best_seconds and
/// last_on; the last two are empty before the first right answer and the first answer.
struct FactTable {
  private let facts: [FactGrid.Cell]

  init(_ report: ProgressReport) {
    facts = report.grids.flatMap { $0.rows.joined() }
  }

  /// The text; each line ends with a carriage return and a line feed.
  var csv: String {
    let header = "operation,left,right,answer,state,fading,answers,best_seconds,last_on"
    return ([header] + facts.map(row)).map { $0 + "\r\n" }.joined()
  }

  /// Names and numbers need no quotes.
  private func row(_ fact: FactGrid.Cell) -> String {
    let question = fact.question
    return [
      question.operation.rawValue, "\(question.left)", "\(question.right)", "\(question.answer)",
      fact.state.rawValue, "\(fact.isFading)", "\(fact.answers)",
      fact.bestTime.map { "\($0.roundedSeconds)" } ?? "", fact.lastDay.map(isoDate) ?? "",
    ].joined(separator: ",")
  }
}

/// A day of the local calendar by its number, such as `2026-11-21`.
func isoDate(ofDay day: Int) -> String {
  let date = Date(timeIntervalSince1970: Double(day) * 86_400)
  return date.formatted(.iso8601.year().month().day())
}

extension Duration {
  /// In seconds, to a tenth.
  var roundedSeconds: Double { (self / .milliseconds(100)).rounded() / 10 }
}
