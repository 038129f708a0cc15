/// Reads the finished steps of a program as a tree that looks like what was typed.
struct WorkReader {
  private let source: SourceText
  /// The operands so far, with the characters that they take in the text.
  private var nodes: [(node: WorkNode, span: Range<Int>)] = []
  /// What stands between parentheses.
  private let groups: [Range<Int>]

  /// The tree of a program without units; nil if it has some.
  ///
  /// A lone division of whole numbers with a slash is a fraction if that is wanted; else it is
  /// divided.
  static func tree(
    of program: Program, typed text: String, takesSlashAsFraction: Bool
  ) -> WorkNode? {
    let source = SourceText(text)
    var reader = WorkReader(source: source, groups: source.parentheses)
    for step in program.steps {
      guard case .compute(let instruction) = step.action else { return nil }
      reader.read(instruction, at: step.range)
    }
    return reader.nodes.last?.node.withFractions(isRoot: !takesSlashAsFraction)
  }

  private init(source: SourceText, groups: [Range<Int>]) {
    self.source = source
    self.groups = groups
  }

  private mutating func read(_ instruction: Instruction, at range: Range<Int>) {
    let count = instruction.operandCount
    let operands = nodes.suffix(count)
    nodes.removeLast(count)
    let span = operands.reduce(range) { span, operand in
      min(span.lowerBound, operand.span.lowerBound)..<max(span.upperBound, operand.span.upperBound)
    }
    var node = WorkNode(
      instruction, operands.map { grouped($0.node, $0.span, within: span) })
    node.spelling = spelling(of: instruction, at: range, in: span)
    if case .push(let value) = instruction {
      node = WorkNode(WorkNumber(value, as: form(of: value, at: range)))
    }
    nodes.append((node.withoutBareSign, span))
  }

  /// The operand with its mark if parentheses stand around nothing but it.
  private func grouped(
    _ node: WorkNode, _ span: Range<Int>, within outer: Range<Int>
  ) -> WorkNode {
    var node = node
    node.isGrouped = groups.contains { group in
      group.lowerBound < span.lowerBound && span.upperBound <= group.upperBound
        && !(group.lowerBound <= outer.lowerBound && outer.upperBound <= group.upperBound)
    }
    return node
  }

  private func spelling(
    of instruction: Instruction, at range: Range<Int>, in span: Range<Int>
  ) -> WorkNode.Spelling {
    let typed = String(source.characters(range))
    switch instruction {
    case .recall: return .named(typed)
    case .combine(.divide) where source[range.lowerBound] != "÷": return .slash
    case .combine(.multiply) where typed.lowercased() == "of": return .of
    case .call where span.lowerBound < range.lowerBound: return .infix
    case .push, .constant, .negate, .factorial, .percent, .degree, .combine, .call: return .plain
    }
  }

  /// How a number was written.
  private func form(of value: Rational, at range: Range<Int>) -> WorkNumber.Form {
    let symbols = source.symbols[range]
    guard !value.isWhole else { return .decimal }
    if symbols.contains(where: { $0.vulgarFraction != nil }) {
      let rest = value - value.floor
      return value < .one
        ? .fraction : .mixed(top: rest.numerator, bottom: rest.denominator)
    }
    let counts = symbols.split { $0 == " " || $0 == "/" }.compactMap { digits in
      Int(String(String.UnicodeScalarView(digits)))
    }
    guard symbols.contains("/"), counts.count == 3 else { return .decimal }
    return .mixed(top: Rational(counts[1]), bottom: Rational(counts[2]))
  }
}

extension SourceText {
  /// The parentheses with what is between them, each from the opening one to the closing one.
  fileprivate var parentheses: [Range<Int>] {
    var open: [Int] = []
    var pairs: [Range<Int>] = []
    for (index, symbol) in symbols.enumerated() {
      if symbol == "(" { open.append(index) }
      if symbol == ")", let start = open.popLast() { pairs.append(start..<index) }
    }
    return pairs
  }
}

extension WorkNode {
  /// The tree with the divisions of whole numbers by a slash as fractions, but for a lone one.
  fileprivate func withFractions(isRoot: Bool) -> WorkNode {
    var node = self
    node.operands = operands.map { $0.withFractions(isRoot: false) }
    guard instruction == .combine(.divide), spelling == .slash,
      let bottom = node.operands[1].wholeLiteral, !bottom.isZero
    else { return node }
    if let top = node.operands[0].wholeLiteral {
      return isRoot ? node : node.fraction(top, bottom) ?? node
    }
    // a × b/c is the same as a × (b/c), which is how it is read at school.
    let product = node.operands[0]
    guard product.instruction == .combine(.multiply), !product.isGrouped,
      let top = product.operands[1].wholeLiteral, let fraction = node.fraction(top, bottom)
    else { return node }
    var factors = product
    factors.operands[1] = fraction
    factors.isGrouped = node.isGrouped
    return factors
  }

  /// A whole number as it was typed.
  private var wholeLiteral: Rational? {
    guard let number, number.form == .decimal, let value = number.rational, value.isWhole
    else { return nil }
    return value
  }

  /// The two as a fraction; nil where they divide without one.
  private func fraction(_ top: Rational, _ bottom: Rational) -> WorkNode? {
    guard bottom.sign > 0, !(top / bottom).isWhole else { return nil }
    return WorkNode(WorkNumber(top / bottom, as: .quotient(top: top, bottom: bottom)))
  }
}
