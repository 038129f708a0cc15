import Content
import Foundation
import Quiz
import Storage

extension StoredSession {
  /// The session as people read it: when it was by the local clock, what it was and what came of
  /// it.
  func line(in texts: Texts) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    let name =
      options.kind == .check ? texts(.noticeSessionCheck) : options.difficulty.rawValue
    return "\(startedAt.formatted(style))  \(name)  \(result(in: texts))"
  }

  private func result(in texts: Texts) -> String {
    guard let totals else { return texts(.noticeSessionUnfinished) }
    let time = Duration.seconds(totals.time / .seconds(1)).formatted(.time(pattern: .minuteSecond))
    return texts(
      .noticeSessionScore,
      ["right": "\(totals.firstTries)", "questions": "\(totals.questions)", "time": time])
  }
}
