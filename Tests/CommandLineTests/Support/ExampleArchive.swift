/// Exported practice: one session with one answer, or more of the same, as `mathbot data export`
/// prints it.
enum ExampleArchive {
  static func json(learner: String = "Mina", left: Int = 7, answers: Int = 1) -> String {
    let attempts = (1...answers).map { attempt($0, left: left) }.joined(separator: ",\n")
    return """
      {
        "format" : "mathbot-practice",
        "learner" : {
          "createdAt" : "2026-01-01T09:00:00.000Z",
          "id" : "5C0A0000-0000-4000-8000-000000000001",
          "name" : "\(learner)"
        },
        "schema" : 1,
        "sessions" : [
          {
            "attempts" : [
      \(attempts)
            ],
            "difficulty" : "medium",
            "id" : "E77B0000-0000-4000-8000-000000000001",
            "minutes" : 5,
            "operations" : [
              "multiply"
            ],
            "seed" : "42",
            "startedAt" : "2026-01-02T09:00:00.000Z"
          }
        ]
      }

      """
  }

  private static func attempt(_ number: Int, left: Int) -> String {
    let id = String(1_000_000_000_000 + number)
    return """
              {
                "at" : "2026-01-02T09:00:04.100Z",
                "hintsSeen" : 0,
                "id" : "0D910000-0000-4000-8000-\(id.suffix(12))",
                "left" : \(left),
                "milliseconds" : 4100,
                "operation" : "multiply",
                "outcome" : "right",
                "right" : 8,
                "tryNumber" : 1,
                "typed" : "56"
              }
      """
  }
}
