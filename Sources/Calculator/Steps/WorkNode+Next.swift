extension WorkNode {
  /// The path of the operation that is worked out next: in the leftmost bracket that has no other
  /// in it the one that binds tightest, and of those the leftmost one.
  ///
  /// Nil if nothing is left for which a step is known.
  var next: [Int]? {
    var level = Level()
    collect(into: &level, at: [])
    for bracket in level.brackets {
      if let inner = self[bracket[...]].next { return bracket + inner }
    }
    return level.ready.max { ($0.tightness, -$0.order) < ($1.tightness, -$1.order) }?.path
  }

  /// What lies in one pair of brackets, with none further in.
  private struct Level {
    var brackets: [[Int]] = []
    var ready: [(path: [Int], tightness: Int, order: Int)] = []
  }

  private func collect(into level: inout Level, at path: [Int]) {
    for (index, operand) in operands.enumerated() where !isPart(operand, at: index) {
      if operand.number == nil, operand.isGrouped || instruction?.isCall == true {
        level.brackets.append(path + [index])
      } else {
        operand.collect(into: &level, at: path + [index])
      }
    }
    if let tightness {
      level.ready.append((path, tightness, level.ready.count))
    }
  }

  /// Whether the operand is no step by itself: the Y% of X + Y%, the angle of a function.
  private func isPart(_ operand: WorkNode, at index: Int) -> Bool {
    switch instruction {
    case .combine(.addPercent), .combine(.subtractPercent):
      index == 1 && operand.instruction == .percent && operand.operands[0].number != nil
    case .call: operand.isAngleOfNumber
    case .push, .constant, .recall, .negate, .factorial, .percent, .degree, .combine, nil: false
    }
  }

  /// How early the operation is worked out among its neighbours; nil if it cannot be yet.
  private var tightness: Int? {
    guard !isStuck else { return nil }
    switch content {
    case .number(let number): return number.needsSimplifying ? 9 : nil
    case .operation(let instruction):
      return isReady(for: instruction) ? instruction.tightness : nil
    }
  }

  private func isReady(for instruction: Instruction) -> Bool {
    switch instruction {
    case .push, .constant, .recall: false
    case .combine(.addPercent), .combine(.subtractPercent):
      operands[0].number != nil && operands[1].instruction == .percent
        && operands[1].operands[0].number != nil
    case .call:
      operands.allSatisfy { $0.number != nil || $0.isAngleOfNumber }
    case .negate, .factorial, .percent, .degree, .combine: numbers != nil
    }
  }

  /// Whether it is a number with a degree sign.
  var isAngleOfNumber: Bool { instruction == .degree && operands[0].number != nil }
}

extension Instruction {
  fileprivate var isCall: Bool { if case .call = self { true } else { false } }

  fileprivate var tightness: Int {
    switch self {
    case .push, .constant, .recall: 0
    case .call: 7
    case .degree: 6
    case .factorial, .percent: 5
    case .combine(.power): 4
    case .negate: 3
    case .combine(.multiply), .combine(.divide): 2
    case .combine(.add), .combine(.subtract), .combine(.addPercent), .combine(.subtractPercent): 1
    }
  }
}
