import Content
import Quiz
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredSession {
  /// The session as people read it: in a line, and below it what was not right in a check, and what
  /// else was found in a practice.
  func lines(_ attempts: [Attempt], in texts: Texts) -> [String] {
    let summary = SessionSummary(attempts: attempts)
    let more =
      switch options.kind {
      case .check: CheckMisses(in: attempts).lines(in: texts)
      case .practice: foundBesides(summary.foundScore, in: texts)
      }
    return [line(summary, in: texts)] + more.map { "  \($0)" }
  }

  /// How many were found with a tip, and how many after a miss: with those right first time they are
  /// what the child was told.
  private func foundBesides(_ score: SessionSummary.Score, in texts: Texts) -> [String] {
    let ways = [
      (score.foundWithTip, Phrase.noticeSessionFoundTip),
      (score.mended, .noticeSessionFoundLater),
    ].filter { $0.0 > 0 }.map { texts($1, ["n": "\($0)"]) }
    return ways.isEmpty ? [] : [texts(.noticeSessionFound, ["ways": texts.list(ways)])]
  }

  /// When it was by the local clock, what it was and what came of it; of one that was not finished,
  /// as far as it went.
  private func line(_ summary: SessionSummary, in texts: Texts) -> String {
    let style = Date.ISO8601FormatStyle().year().month().day()
      .dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    let start = LocalCalendar.here.local(startedAt).formatted(style).dropLast(":00".count)
    return "\(start)  \(name(in: texts))  \(result(summary, in: texts))"
  }

  private func name(in texts: Texts) -> String {
    switch options.kind {
    case .check: texts(.noticeSessionCheck)
    case .practice:
      texts(
        .noticeSessionPractice,
        [
          "minutes": texts.count(options.minutes, of: .minutes),
          "level": texts.text(key: "difficulty.\(options.difficulty.rawValue)").lowercased(),
        ])
    }
  }

  private func result(_ summary: SessionSummary, in texts: Texts) -> String {
    let firsts = summary.firsts
    let skipped = summary.leftOut
    let totals = totals ?? SessionTotals(summary)
    let unfinished = self.totals == nil ? texts(.noticeSessionUnfinished) : nil
    guard !firsts.isEmpty || unfinished == nil else { return unfinished ?? "" }
    let (minutes, seconds) = Int((totals.time / .seconds(1)).rounded(.toNearestOrEven))
      .quotientAndRemainder(dividingBy: 60)
    let time = "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
    let score = texts(
      skipped > 0 ? .noticeSessionScoreSkipped : .noticeSessionScore,
      [
        "right": "\(summary.foundScore.foundAlone)", "questions": "\(firsts.count - skipped)",
        "time": time, "n": "\(skipped)",
      ])
    return [score, unfinished].compactMap(\.self).joined(separator: "  ")
  }
}
