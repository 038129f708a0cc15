/// Exported practice of a learner called Mina: products and a sum on two days.
enum PracticedWeek {
  /// Whether a value of the JSON is the question 7 × 8.
  static func isSevenTimesEight(_ value: Any?) -> Bool {
    guard let question = value as? [String: Any] else { return false }
    return question["left"] as? Int == 7 && question["right"] as? Int == 8
      && question["operation"] as? String == "multiply"
  }

  static let factKeys: Set<String> = [
    "question", "state", "fading", "answers", "bestSeconds", "lastOn",
  ]

  static let json = """
    {
      "format": "mathbot-practice", "schema": 1,
      "learner": {
        "createdAt": "2026-01-01T09:00:00.000Z", "name": "Mina",
        "id": "5C0A0000-0000-4000-8000-000000000001"
      },
      "sessions": [
        \(session(1, day: 2, [answer(1, 2, 7, "multiply", 8, "56", 9_200),
          answer(2, 2, 7, "multiply", 8, "56", 2_000), answer(3, 2, 48, "add", 7, "45", 5_000)])),
        \(session(2, day: 3, [answer(4, 3, 7, "multiply", 8, "56", 1_900),
          answer(5, 3, 6, "multiply", 7, "42", 3_000)]))
      ]
    }
    """

  private static func session(_ number: Int, day: Int, _ attempts: [String]) -> String {
    """
    {
      "id": "E77B0000-0000-4000-8000-00000000000\(number)", "minutes": 5, "seed": "\(number)",
      "startedAt": "2026-01-0\(day)T09:00:00.000Z", "difficulty": "medium",
      "operations": ["add", "multiply"], "attempts": [\(attempts.joined(separator: ","))]
    }
    """
  }

  private static func answer(
    _ number: Int, _ day: Int, _ left: Int, _ operation: String, _ right: Int, _ typed: String,
    _ milliseconds: Int
  ) -> String {
    """
    {
      "id": "0D910000-0000-4000-8000-00000000000\(number)",
      "at": "2026-01-0\(day)T09:00:0\(number).000Z", "left": \(left), "operation": "\(operation)",
      "right": \(right), "typed": "\(typed)", "outcome": "\(typed == "45" ? "wrong" : "right")",
      "tryNumber": 1, "milliseconds": \(milliseconds), "hintsSeen": 0
    }
    """
  }
}
