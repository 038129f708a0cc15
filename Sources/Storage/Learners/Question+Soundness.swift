import Quiz

// A damaged file or an imported one can hold anything. What the program never asks is not read, so
// that whoever works with a stored question can rely on its answer.

extension Question {
  /// Whether the program can ask this question.
  var isSound: Bool {
    switch operation {
    case .add: isWithin(Self.largestSum) && left + right <= Self.largestSum
    case .subtract: isWithin(Self.largestSum) && right <= left
    case .multiply: isWithin(Self.largestFactor)
    case .divide: Question(left / max(right, 1), .multiply, right).isSound && hasNoRemainder
    }
  }

  private func isWithin(_ limit: Int) -> Bool {
    (0...limit).contains(left) && (0...limit).contains(right)
  }

  private var hasNoRemainder: Bool { left >= 0 && right > 0 && left % right == 0 }
}

extension Attempt {
  /// Whether the program can have recorded this attempt.
  var isSound: Bool {
    question.isSound && question.has(form) && tryNumber >= 1 && hintsSeen >= 0 && time >= .zero
  }
}

extension PracticeOptions {
  /// Whether the program can have offered these options.
  var areSound: Bool {
    Self.allowedMinutes.contains(minutes) && !operations.isEmpty
      && (table.map(Self.allowedTables.contains) ?? true)
  }
}

extension SessionTotals {
  /// Whether a session can have ended like this.
  var areSound: Bool {
    0 <= firstTries && firstTries <= questions && time >= .zero
  }
}

extension LearnerSettings {
  /// A learner's own settings as they were stored; a number of minutes that no practice can have, or
  /// no operation at all, counts as none.
  init(soundMinutes minutes: Int?, difficulty: Difficulty?, operations: Set<Quiz.Operation>) {
    self.init(
      minutes: minutes.flatMap { PracticeOptions.allowedMinutes.contains($0) ? $0 : nil },
      difficulty: difficulty, operations: operations.isEmpty ? nil : operations)
  }
}
