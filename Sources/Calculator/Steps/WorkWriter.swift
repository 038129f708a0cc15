/// Writes a tree so that the calculator reads it as the same one, with no more parentheses than
/// were typed or are needed.
struct WorkWriter {
  /// How tightly what is written holds together.
  enum Binding: Int, Comparable {
    case sum, product, factor, sign, power, mixed, root, postfix, atom

    static func < (left: Binding, right: Binding) -> Bool { left.rawValue < right.rawValue }
  }

  /// A text, and the characters of it that are marked.
  struct Text {
    var characters: String
    var mark: Range<Int>?
    var binding: Binding
  }

  /// The path of the node that is marked; nil marks nothing.
  let marked: [Int]?

  /// The tree as a line.
  static func line(
    _ tree: WorkNode, marking path: [Int]? = nil
  ) -> (text: String, mark: Range<Int>?) {
    let text = WorkWriter(marked: path).text(tree, at: [], needing: .sum, isFirst: true)
    return (text.characters, text.mark)
  }

  /// A number alone.
  static func line(_ number: WorkNumber) -> String { number.written.text }

  /// The node with parentheses if its place needs them: behind another sign a minus does too.
  func text(
    _ node: WorkNode, at path: [Int], needing least: Binding, isFirst: Bool,
    isArgument: Bool = false
  ) -> Text {
    var text = inner(node, at: path)
    if path == marked { text.mark = 0..<text.characters.count }
    let isTyped = node.isGrouped && node.number == nil
    let hasBareSign = !isFirst && text.characters.hasPrefix("−")
    if !isArgument, isTyped || text.binding < least || hasBareSign {
      text = Text.joined("(", text, ")", binding: .atom)
    }
    return text
  }

  private func inner(_ node: WorkNode, at path: [Int]) -> Text {
    switch node.content {
    case .number(let number):
      let (text, binding) = number.written
      return Text(characters: text, binding: binding)
    case .operation(let instruction): return inner(instruction, of: node, at: path)
    }
  }

  /// The operand of a node with parentheses if its place needs them.
  private func operand(
    _ index: Int, of node: WorkNode, at path: [Int], _ least: Binding, isFirst: Bool = false
  ) -> Text {
    text(node.operands[index], at: path + [index], needing: least, isFirst: isFirst)
  }

  private func inner(_ instruction: Instruction, of node: WorkNode, at path: [Int]) -> Text {
    switch instruction {
    case .push(let value): Text(characters: WorkNumber(value).written.text, binding: .atom)
    case .constant(let constant): Text(characters: constant.symbol, binding: .atom)
    case .recall: Text(characters: node.name, binding: .atom)
    case .negate: Text.joined("−", operand(0, of: node, at: path, .sign), binding: .sign)
    case .factorial: Text.joined(operand(0, of: node, at: path, .postfix), "!", binding: .postfix)
    case .percent: Text.joined(operand(0, of: node, at: path, .postfix), "%", binding: .postfix)
    case .degree: Text.joined(operand(0, of: node, at: path, .atom), "°", binding: .postfix)
    case .combine(let operation): combined(operation, node, at: path)
    case .call(let function, _): call(function, node, at: path)
    }
  }

  private func combined(_ operation: BinaryOperator, _ node: WorkNode, at path: [Int]) -> Text {
    func pair(_ sign: String, _ left: Binding, _ right: Binding, _ binding: Binding) -> Text {
      Text.joined(
        operand(0, of: node, at: path, left, isFirst: true), Text(sign),
        operand(1, of: node, at: path, right), binding: binding)
    }
    switch operation {
    case .add: return pair(" + ", .sum, rightOfSum(node), .sum)
    case .subtract: return pair(" − ", .sum, rightOfSum(node), .sum)
    case .addPercent: return pair(" + ", .sum, .product, .sum)
    case .subtractPercent: return pair(" − ", .sum, .product, .sum)
    case .multiply where node.spelling == .of && node.operands[0].instruction == .percent:
      return pair(" of ", .product, .root, .product)
    case .multiply:
      // A fraction stands in a product as it is: 3 × 2/3 is the same in either order.
      return pair(" × ", .product, node.operands[1].number == nil ? .factor : .product, .product)
    case .divide: return pair(" ÷ ", .product, .factor, .product)
    case .power:
      return Text.joined(
        operand(0, of: node, at: path, .postfix), "^",
        operand(1, of: node, at: path, .sign, isFirst: true), binding: .power)
    }
  }

  /// A bare percentage behind a plus would be one of what stands before.
  private func rightOfSum(_ node: WorkNode) -> Binding {
    node.operands[1].instruction == .percent ? .atom : .product
  }

  private func call(_ function: MathFunction, _ node: WorkNode, at path: [Int]) -> Text {
    if node.spelling == .infix, node.operands.count == 2 {
      return Text.joined(
        operand(0, of: node, at: path, .postfix), Text(" \(function.name) "),
        operand(1, of: node, at: path, .postfix), binding: .product)
    }
    let arguments = node.operands.indices.map { index in
      text(
        node.operands[index], at: path + [index], needing: .sum, isFirst: true, isArgument: true)
    }
    if function == .absoluteValue, !arguments[0].characters.contains("|") {
      return Text.joined("|", arguments[0], "|", binding: .postfix)
    }
    let sign = function.rootSign
    if let sign, arguments[0].binding == .atom {
      return Text.joined(Text(sign), arguments[0], binding: .root)
    }
    let list = arguments.dropFirst().reduce(arguments[0]) { list, argument in
      Text.joined(list, ", ", argument, binding: .sum)
    }
    return Text.joined(Text((sign ?? function.name) + "("), list, ")", binding: .postfix)
  }
}

extension MathFunction {
  /// The sign before the number of a root; nil for other functions.
  fileprivate var rootSign: String? {
    switch self {
    case .squareRoot: "√"
    case .cubeRoot: "∛"
    default: nil
    }
  }
}

extension WorkNode {
  fileprivate var name: String { if case .named(let name) = spelling { name } else { "ans" } }
}

extension WorkWriter.Text: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    self.init(characters: text, binding: .atom)
  }

  fileprivate init(_ text: String) {
    self.init(characters: text, binding: .atom)
  }

  /// The parts one behind the other; the mark of one of them moves along.
  fileprivate static func joined(
    _ parts: WorkWriter.Text..., binding: WorkWriter.Binding
  ) -> WorkWriter.Text {
    parts.reduce(into: WorkWriter.Text(characters: "", binding: binding)) { all, part in
      let length = all.characters.count
      if let mark = part.mark {
        all.mark = mark.lowerBound + length..<mark.upperBound + length
      }
      all.characters += part.characters
    }
  }
}
