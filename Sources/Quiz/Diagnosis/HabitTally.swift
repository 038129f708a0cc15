/// The patterns that wrong answers have followed lately, gathered answer by answer.
package struct HabitTally: Equatable, Sendable {
  private var windows: [HabitWindow] = []

  package init() {}

  /// Takes in a try; only right and wrong answers count.
  package mutating func take(_ attempt: Attempt) {
    guard attempt.outcome == .right || attempt.outcome == .wrong else { return }
    let shown = attempt.diagnosis.flatMap(Misconception.init)
    for index in windows.indices where windows[index].pattern != shown {
      windows[index].note(attempt, isExample: false)
    }
    windows.removeAll { $0.examples.isEmpty }
    if let shown, !shown.isForgiven { note(attempt, shown) }
  }

  private mutating func note(_ attempt: Attempt, _ shown: Misconception) {
    let operation = attempt.question.operation
    let index = windows.firstIndex { $0.pattern == shown && $0.operation == operation }
    var window = index.map { windows[$0] } ?? HabitWindow(shown, of: operation)
    window.note(attempt, isExample: true)
    if let index { windows[index] = window } else { windows.append(window) }
  }

  /// The habits, the most frequent first.
  package var habits: [Habit] {
    let found = windows.compactMap(\.habit)
    let ordered = Operation.allCases.flatMap { operation in
      Misconception.allCases.flatMap { pattern in
        found.filter { $0.operation == operation && $0.misconception == pattern }
      }
    }
    return ordered.sorted { $0.examples.count > $1.examples.count }
  }
}

extension HabitTally: Packable {
  package static let blank = HabitTally()

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&windows)
  }
}

/// The last answers in which a pattern can show, as far back as it has shown.
private struct HabitWindow: Equatable {
  private var name: String
  private(set) var operation: Operation
  /// The answers, oldest first; nil for one that does not show the pattern.
  private var answers: [Habit.Example?] = []

  init(_ pattern: Misconception, of operation: Operation) {
    name = pattern.rawValue
    self.operation = operation
  }

  var pattern: Misconception? { Misconception(rawValue: name) }
  var examples: [Habit.Example] { answers.compactMap(\.self) }

  /// Takes in an answer, if it is one in which the pattern can show.
  mutating func note(_ attempt: Attempt, isExample: Bool) {
    guard attempt.question.operation == operation,
      let pattern, !pattern.wrongAnswers(to: attempt.question).isEmpty
    else { return }
    let example = Habit.Example(asked: attempt.asked, typed: attempt.typed)
    answers = (answers + [isExample ? example : nil]).suffix(Habit.window)
  }

  /// The pattern as a habit, where it has shown more than once lately, or again and again.
  var habit: Habit? {
    let recent = answers.suffix(Habit.recent).count { $0 != nil }
    guard let pattern, recent >= Habit.leastCount || examples.count >= Habit.leastOften else {
      return nil
    }
    return Habit(misconception: pattern, operation: operation, examples: examples.reversed())
  }
}

extension HabitWindow: Packable {
  static var blank: HabitWindow { HabitWindow(Misconception.allCases[0], of: .add) }

  mutating func pack(with packer: inout Packer) throws(PackingError) {
    try packer.pack(&name)
    try packer.pack(&operation)
    try packer.pack(&answers)
  }
}
