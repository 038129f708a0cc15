import Foundation

/// Exported practice of five days until yesterday, whose truth is known: what is fluent, what is
/// missed and why, and how much faster the same facts have become.
struct ConstructedWeek {
  let name: String
  private var sessions: [String] = []

  /// - Parameter name: The learner's name, as it stands in JSON.
  init(name: String = "Mina") {
    self.name = name
    for (daysAgo, milliseconds) in [(5, 3_000), (4, 2_000), (3, 2_000)] {
      add(daysAgo, elevens(milliseconds))
    }
    let missed = [
      answer(7, "multiply", 8, "63", "next-door-fact"),
      answer(6, "multiply", 9, "63", "next-door-fact"),
    ]
    add(2, missed)
    let sums = (0..<3).map { _ in answer(64, "add", 36, "90", "forgot-carry") }
    add(1, elevens(1_000) + sums)
  }

  /// The archive, as `mathbot data export` prints it.
  var json: String {
    """
    {
      "format": "mathbot-practice", "schema": 1,
      "learner": {
        "createdAt": "2026-01-01T09:00:00.000Z", "name": "\(name)", "id": "\(UUID().uuidString)"
      },
      "sessions": [\(sessions.joined(separator: ","))]
    }
    """
  }

  /// 2 × 11 to 11 × 11, all right.
  private func elevens(_ milliseconds: Int) -> [(String, Int)] {
    (2...11).map { answer($0, "multiply", 11, "\($0 * 11)", milliseconds: milliseconds) }
  }

  private func answer(
    _ left: Int, _ operation: String, _ right: Int, _ typed: String, _ diagnosis: String? = nil,
    milliseconds: Int = 6_000
  ) -> (String, Int) {
    let pattern = diagnosis.map { "\"diagnosis\": \"\($0)\", " } ?? ""
    return (
      """
      "left": \(left), "operation": "\(operation)", "right": \(right), "typed": "\(typed)", \
      "outcome": "\(diagnosis == nil ? "right" : "wrong")", \(pattern)"tryNumber": 1, \
      "milliseconds": \(milliseconds), "hintsSeen": 0
      """, milliseconds
    )
  }

  /// Adds the session of a day at noon in UTC.
  private mutating func add(_ daysAgo: Int, _ answers: [(String, Int)]) {
    let noon = (Date.now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 + 43_200
    let start = Date(timeIntervalSince1970: noon - Double(daysAgo) * 86_400)
    let attempts = answers.enumerated().map { index, answer in
      let at = start.addingTimeInterval(Double(index) * 8)
      return "{\"id\": \"\(UUID().uuidString)\", \"at\": \"\(iso(at))\", \(answer.0)}"
    }
    sessions.append(
      """
      {
        "id": "\(UUID().uuidString)", "minutes": 5, "seed": "1", "startedAt": "\(iso(start))",
        "difficulty": "medium", "operations": ["add", "multiply"],
        "attempts": [\(attempts.joined(separator: ","))]
      }
      """)
  }

  private func iso(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
