import Foundation
import Quiz
import Storage

extension StoredSession {
  /// The session as people read it: when it was by the local clock, what it was and what came of
  /// it.
  var line: String {
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    let name = options.kind == .check ? "tables check" : options.difficulty.rawValue
    return "\(startedAt.formatted(style))  \(name)  \(result)"
  }

  private var result: String {
    guard let totals else { return "not finished" }
    let time = Duration.seconds(totals.time / .seconds(1)).formatted(.time(pattern: .minuteSecond))
    return "\(totals.firstTries) of \(totals.questions) right at once in \(time)"
  }
}
