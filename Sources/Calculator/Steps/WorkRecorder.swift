/// Works a tree out step by step and writes each line down.
struct WorkRecorder {
  /// More steps than these are no working to read.
  private static let mostSteps = 800

  private(set) var tree: WorkNode
  private(set) var lines: [Working.Line] = []
  private var reducer: WorkReducer
  private let shouldStop: @Sendable () -> Bool

  init(
    _ tree: WorkNode, _ evaluator: Evaluator, shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.tree = tree
    self.shouldStop = shouldStop
    reducer = WorkReducer(evaluator: evaluator)
  }

  /// Works out what can be; false if it was given up.
  ///
  /// - Throws: What is wrong with the operation that the last line marks.
  mutating func run() throws(CalculationError.Kind) -> Bool {
    if takeSum() || takeQuotient() { return true }
    var count = 0
    while let path = tree.next {
      count += 1
      guard count <= Self.mostSteps, !shouldStop() else { return false }
      try takeStep(at: path)
    }
    if try !takeFactors() { finish() }
    return true
  }

  /// Divides in columns to the ones, and leaves what is left.
  mutating func divideWithRemainder() -> Bool {
    guard tree.instruction == .combine(.divide) || tree.isRemainderCall, let numbers = tree.numbers,
      let a = numbers[0].decimal, let b = numbers[1].decimal, a.isWhole, b.isWhole,
      let columns = ColumnWork(.divide, a, b, goal: .remainder)
    else { return false }
    lines = [line(marking: [], nil, nil, columns)]
    return true
  }

  /// Adds several numbers at once, where nothing else is to be done.
  private mutating func takeSum() -> Bool {
    guard let terms = tree.terms, terms.count > 2, let columns = ColumnWork(sumOf: terms)
    else { return false }
    let sum = WorkNode(WorkNumber(terms.reduce(.zero, +)))
    lines.append(line(marking: [], WorkRule(.add), sum, columns))
    tree = sum
    finish()
    return true
  }

  /// Divides until the decimal ends or repeats, where nothing else is to be done.
  private mutating func takeQuotient() -> Bool {
    guard tree.instruction == .combine(.divide), let numbers = tree.numbers,
      let a = numbers[0].decimal, let b = numbers[1].decimal,
      let columns = ColumnWork(.divide, a, b)
    else { return false }
    let quotient = WorkNode(WorkNumber(a / b))
    lines.append(line(marking: [], WorkRule(.divide), quotient, columns))
    tree = quotient
    finish()
    return true
  }

  /// Takes the primes out of a number, where nothing else is left to be done.
  private mutating func takeFactors() throws(CalculationError.Kind) -> Bool {
    guard case .call(.factors, _)? = tree.instruction,
      let whole = tree.numbers?.first?.rational, whole.isWhole,
      let steps = FactorSteps(
        WorkWriter.line(tree).text, whole, try reducer.evaluator.algebra.primeFactors(of: whole))
    else { return false }
    lines += steps.lines
    return true
  }

  private mutating func takeStep(at path: [Int]) throws(CalculationError.Kind) {
    let node = tree[path[...]]
    let reduction: WorkReducer.Reduction?
    do throws(CalculationError.Kind) {
      reduction = try reducer.reduce(node)
    } catch {
      lines.append(line(marking: path, nil, nil, nil))
      throw error
    }
    var replacement = reduction?.node ?? node
    replacement.isStuck = reduction == nil
    replacement.isGrouped = node.isGrouped
    let next = tree.replacing(path[...], with: replacement)
    if let reduction {
      let columns = columns(of: node, becoming: replacement)
      let line = line(marking: path, reduction.rule, replacement, columns)
      if WorkWriter.line(next).text != line.text { lines.append(line) }
    }
    tree = next
  }

  /// Simplifies a fraction that is left, and writes the result.
  private mutating func finish() {
    if let number = tree.number, number.commonDivisor > .one {
      let simplified = reducer.simplified(number)
      lines.append(line(marking: [], simplified.rule, simplified.node, nil))
      tree = simplified.node
    }
    lines.append(
      Working.Line(
        text: WorkWriter.line(tree).text, mark: nil, rule: nil, result: nil, columns: nil))
  }

  private func line(
    marking path: [Int], _ rule: WorkRule?, _ result: WorkNode?, _ columns: ColumnWork?
  ) -> Working.Line {
    let (text, mark) = WorkWriter.line(tree, marking: path)
    return Working.Line(
      text: text, mark: mark, rule: rule, result: result.map { WorkWriter.line($0).text },
      columns: columns)
  }

  /// The operation in columns, if it gave a decimal.
  private func columns(of node: WorkNode, becoming result: WorkNode) -> ColumnWork? {
    guard let numbers = node.numbers, numbers.count == 2, result.number?.decimal != nil,
      let a = numbers[0].decimal, let b = numbers[1].decimal
    else { return nil }
    switch node.instruction {
    case .combine(let operation): return ColumnWork(operation, a, b)
    case .call(.remainder, _) where a.isWhole && b.isWhole:
      return ColumnWork(.divide, a, b, goal: .remainder)
    case .push, .constant, .recall, .negate, .factorial, .percent, .degree, .call, nil: return nil
    }
  }
}

extension WorkNode {
  /// The decimals that are added one after the other; nil if something else is done.
  fileprivate var terms: [Rational]? {
    if let number { return number.decimal.flatMap { $0.sign < 0 ? nil : [$0] } }
    guard instruction == .combine(.add), !operands.contains(where: \.isGrouped),
      let left = operands[0].terms, let right = operands[1].number?.decimal, right.sign >= 0
    else { return nil }
    return left + [right]
  }

  /// Whether a division with its remainder is asked for.
  fileprivate var isRemainderCall: Bool {
    if case .call(.quotientWithRemainder, _) = instruction { true } else { false }
  }
}
