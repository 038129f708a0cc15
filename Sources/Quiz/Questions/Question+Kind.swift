extension Question {
  /// Whether a rule answers it without any arithmetic: ±0, n − n, ×0, ×1, 0 ÷ n, ÷1, n ÷ n.
  package var isTrivial: Bool {
    switch operation {
    case .add: smaller == 0
    case .subtract: right == 0 || left == right
    case .multiply: smaller <= 1
    case .divide: left == 0 || right == 1 || left == right
    }
  }

  /// Whether the ones make a new ten (addition) or a ten has to be opened (subtraction).
  package var crossesTen: Bool {
    switch operation {
    case .add: left % 10 + right % 10 >= 10
    case .subtract: left % 10 < right % 10
    case .multiply, .divide: false
    }
  }
}
