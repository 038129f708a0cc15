import Foundation
import Testing

/// How many questions there were, wherever it is said.
struct CountTests {
  private typealias Record = [String: Any]

  /// What was exported, counted try by try.
  private struct Count {
    var asked = 0, skipped = 0, right = 0

    init(_ sessions: [Record]) {
      for session in sessions { add(session) }
    }

    private mutating func add(_ session: Record) {
      var open: Set<String> = []
      var skips: Set<String> = []
      for tries in Self.questions(of: session) {
        let name = "\(tries[0]["left"] ?? "")×\(tries[0]["right"] ?? "")"
        let outcomes = tries.compactMap { $0["outcome"] as? String }.filter { $0 != "slip" }
        let isFirst = !open.contains(name)
        if isFirst { asked += 1 }
        if isFirst, outcomes == ["right"] { right += 1 }
        if outcomes != ["skipped"] { skips.remove(name) } else if isFirst { skips.insert(name) }
        if outcomes.last == "right" { open.remove(name) } else { open.insert(name) }
      }
      skipped += skips.count
    }

    /// The tries at each question that counts.
    private static func questions(of session: Record) -> [[Record]] {
      let attempts = session["attempts"] as? [Record] ?? []
      let starts = attempts.indices.filter { attempts[$0]["tryNumber"] as? Int == 1 }
      let groups = zip(starts, starts.dropFirst() + [attempts.count]).map {
        Array(attempts[$0..<$1])
      }
      return groups.filter { tries in
        tries[0]["form"] == nil && tries.contains { $0["outcome"] as? String != "slip" }
          && !(session["kind"] as? String == "check" && tries[0]["typed"] as? String == "")
      }
    }
  }

  private func record(_ arguments: [String], _ home: borrowing TemporaryHome) throws -> Record {
    let run = try CommandRun.mathbot(arguments, home: home, environment: ["TZ": "UTC"])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? Record, "\(run.errors)")
  }

  private func sum(_ records: [Record], _ name: String) -> Int {
    records.reduce(0) { $0 + ($1[name] as? Int ?? 0) }
  }

  @Test(arguments: UInt64(1)...3)
  func `history, report and list count the questions that the export holds`(seed: UInt64) throws {
    let home = try TemporaryHome()
    try home.write(PracticedMonth(seed: seed).json, to: home.path + "/mina.json")
    _ = try CommandRun.mathbot(["data", "import", home.path + "/mina.json"], home: home)
    let exported = try record(["data", "export"], home)["sessions"] as? [Record] ?? []
    let count = Count(exported)
    #expect(count.skipped > 0 && count.right > 0 && count.asked < 18 * 40)

    let report = try record(["progress", "--json"], home)
    #expect(report["answers"] as? Int == count.asked - count.skipped)
    #expect(report["skipped"] as? Int == count.skipped)
    let days = report["days"] as? [Record] ?? []
    #expect(sum(days, "answers") == count.asked - count.skipped)
    let right = days.reduce(0.0) {
      $0 + ($1["rightAtOnce"] as? Double ?? 0) * Double($1["answers"] as? Int ?? 0)
    }
    #expect(abs(right - Double(count.right)) < 1)

    let history = try record(["history", "practice", "--limit", "100", "--json"], home)
    let sessions = history["sessions"] as? [Record] ?? []
    let unanswered = sessions.reduce(0) { $0 + (($1["unanswered"] as? [String])?.count ?? 0) }
    #expect(unanswered > 0)
    #expect(sum(sessions, "questions") - unanswered == count.asked)
    #expect(sum(sessions, "skipped") == count.skipped)
    #expect(sum(sessions, "rightAtOnce") == count.right)

    let learners = try record(["learner", "list", "--json"], home)["learners"] as? [Record] ?? []
    #expect(learners.map { $0["questions"] as? Int } == [count.asked])
    let words = "\(count.asked) questions so far, \(count.skipped) of them skipped"
    let page = try CommandRun.mathbot(["progress"], home: home).output
    #expect(page.contains("\n\(words)\n"), "\(words)")
  }
}
