extension Question {
  /// The right answer.
  package var answer: Int {
    switch operation {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    }
  }

  /// The bigger of the two numbers.
  package var larger: Int { max(left, right) }
  /// The smaller of the two numbers.
  package var smaller: Int { min(left, right) }
}
