/// What befalls simulated children besides their memory and their strength.
struct Condition: Sendable {
  let name: String
  /// The share of questions that are answered blindly and fast.
  var guesses = 0.0
  /// The share of what is remembered and yet answered wrong.
  var slips = 0.02
  /// The share of questions that are missed blindly at the end of a session, none at its start.
  var tiring = 0.0
  /// More seconds to type.
  var typing = 0.0
  /// How much longer it takes to work something out.
  var slowness = 1.0
  /// How much faster encounters are forgotten; stability grows less by ten times that.
  var forgetting = 0.0
  /// By how much each fact can be harder or easier than others find it.
  var ownHardness = 0.0
  /// A table of which nothing is known.
  var weakTable: Int?
  var knowsAll = false
  /// The days of the sessions.
  var days = Array(0..<10)
  /// The lengths of the sessions in minutes, again and again.
  var minutes = [5.0]

  static let base = Condition(name: "base")

  /// All of them, the base first.
  static let all = [
    base,
    Condition(name: "guesses 15 %", guesses: 0.15),
    Condition(name: "guesses 20 %, slips 5 %", guesses: 0.2, slips: 0.05),
    Condition(name: "slips 10 %", slips: 0.1),
    Condition(name: "tires", tiring: 0.25),
    Condition(name: "slow typist", typing: 4),
    Condition(name: "slow work", slowness: 2),
    Condition(name: "fast forgetting", forgetting: 0.04),
    Condition(name: "mixture", guesses: 0.07, slips: 0.04, tiring: 0.15, days: irregular),
    Condition(name: "3-week gap", days: Array(0..<5) + Array(26..<31)),
    Condition(name: "irregular", days: irregular, minutes: [2, 10, 5, 1, 7]),
    Condition(name: "one weak table", weakTable: 7),
    Condition(name: "own hardness", ownHardness: 0.4),
    Condition(name: "knows all", knowsAll: true),
  ]

  private static let irregular = [0, 1, 5, 6, 7, 15, 16, 24, 25, 34]

  /// A month with a session on each day from Monday to Friday, unless it has days of its own.
  var inMonth: Condition {
    guard days == Condition.base.days else { return self }
    var month = self
    month.days = (0..<28).filter { $0 % 7 < 5 }
    return month
  }
}
