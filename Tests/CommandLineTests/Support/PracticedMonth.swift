import Basics
import Foundation

/// Exported practice of three weeks at random: misses, skips, shown answers, slips of the keys, examples,
/// questions that come back because they were left open, and checks whose seconds ran out.
struct PracticedMonth {
  private var generator: SeededGenerator
  private var sessions: [String] = []
  private var attempts: [String] = []
  private var at = Date.now

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let noon = (Date.now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 + 43_200
    for day in 1...21 {
      at = Date(timeIntervalSince1970: noon - Double(22 - day) * 86_400)
      day.isMultiple(of: 5) ? check() : practise()
    }
  }

  /// The archive, as `mathbot data export` prints it.
  var json: String {
    """
    {
      "format": "mathbot-practice", "schema": 1, "sessions": [\(sessions.joined(separator: ","))],
      "learner": {
        "createdAt": "2026-01-01T09:00:00.000Z", "name": "Mina", "id": "\(UUID().uuidString)"
      }
    }
    """
  }

  private mutating func practise() {
    let start = at
    var open: [String] = []
    for _ in 0..<40 {
      let comesBack = !open.isEmpty && Bool.random(using: &generator)
      let question = comesBack ? open.removeFirst() : question()
      let ending = ending()
      let isExample = !comesBack && Int.random(in: 0..<10, using: &generator) == 0
      answer(question, ending, form: isExample ? "shown" : nil)
      if !isExample, ending.last != "right" { open.append(question) }
    }
    // Who stops after a slip of the keys has tried nothing yet.
    answer(question(), ["slip"])
    keep(from: start, kind: "practice")
  }

  private mutating func check() {
    let start = at
    for left in 2...9 {
      let outcome = ["right", "wrong", ""].randomElement(using: &generator) ?? ""
      answer(Self.question(left, 7), [outcome])
    }
    keep(from: start, kind: "check")
  }

  private mutating func question() -> String {
    Self.question(.random(in: 2...6, using: &generator), .random(in: 2...6, using: &generator))
  }

  private static func question(_ left: Int, _ right: Int) -> String {
    #""left": \#(left), "operation": "multiply", "right": \#(right)"#
  }

  private mutating func ending() -> [String] {
    let endings = [
      ["right"], ["right"], ["right"], ["slip", "right"], ["wrong", "right"], ["skipped"],
      ["wrong", "wrong", "revealed"], ["wrong", "skipped"], ["wrong"],
    ]
    return endings.randomElement(using: &generator) ?? []
  }

  /// The tries at a question; an empty outcome is an answer that did not come in time.
  private mutating func answer(_ question: String, _ outcomes: [String], form: String? = nil) {
    for (number, outcome) in zip(1..., outcomes) {
      at += 8
      attempts.append(
        """
        {
          "id": "\(UUID().uuidString)", "at": "\(Self.iso(at))", \(question), "tryNumber": \(number),
          \(form.map { "\"form\": \"\($0)\"," } ?? "") "typed": "\(outcome.isEmpty ? "" : "1")",
          "outcome": "\(outcome.isEmpty ? "wrong" : outcome)", "milliseconds": 4000, "hintsSeen": 0
        }
        """)
    }
  }

  private mutating func keep(from start: Date, kind: String) {
    sessions.append(
      """
      {
        "id": "\(UUID().uuidString)", "minutes": 5, "seed": "1", "startedAt": "\(Self.iso(start))",
        "difficulty": "medium", "operations": ["multiply"], "kind": "\(kind)",
        "attempts": [\(attempts.joined(separator: ","))]
      }
      """)
    attempts = []
  }

  private static func iso(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
