import Content
import Quiz
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredSession {
  /// The session as people read it: when it was by the local clock, what it was and what came of
  /// it.
  func line(in texts: Texts) -> String {
    let style = Date.ISO8601FormatStyle().year().month().day()
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    let name =
      options.kind == .check ? texts(.noticeSessionCheck) : options.difficulty.rawValue
    return "\(LocalCalendar.here.local(startedAt).formatted(style))  \(name)  \(result(in: texts))"
  }

  private func result(in texts: Texts) -> String {
    guard let totals else { return texts(.noticeSessionUnfinished) }
    let (minutes, seconds) = Int((totals.time / .seconds(1)).rounded(.toNearestOrEven))
      .quotientAndRemainder(dividingBy: 60)
    let time = "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
    return texts(
      .noticeSessionScore,
      ["right": "\(totals.firstTries)", "questions": "\(totals.questions)", "time": time])
  }
}
