import Calculator
import Content
import Tutor

/// A working as data.
///
/// What is not there is left out. Values are text, digits are numbers, a place is a power of ten; `mark` counts characters. The
/// names of rules stay, the words for them may change.
struct WorkingRecord: JSONDocument {
  static let format = "mathbot-steps"
  static let schema = 1

  struct Value: Encodable {
    /// The fraction, where the value is one.
    let exact: String?
    let shown: String
  }

  struct Line: Encodable {
    let text: String
    let mark: [Int]?
    let rule: String?
    let arguments: [String]?
    let result: String?
    let words: String?
    let columns: ColumnRecord?
  }

  enum Kind: String, Encodable {
    case lines, columns, none
  }

  let expression: String
  let kind: Kind
  let value: Value?
  let problem: String?
  /// Why there are no lines.
  let note: String?
  let lines: [Line]

  init(_ working: Working, _ texts: Texts) {
    expression = working.expression.shown
    kind = working.writtenMethod != nil ? .columns : working.lines.isEmpty ? .none : .lines
    value = working.number.map { number in
      let text = try? number.formatted(NumberFormat(.full, isForPeople: false)).text
      return Value(exact: number.rational?.description, shown: text ?? "")
    }
    problem = working.problem.map { texts.sentenceOfLoneLine(for: $0.kind) }
    note = working.obstacle?.rawValue
    lines = working.lines.map { line in
      Line(
        text: line.text, mark: line.mark.map { [$0.lowerBound, $0.upperBound] },
        rule: line.rule?.name.rawValue, arguments: line.rule?.values, result: line.result,
        words: line.rule.map(texts.words(for:)), columns: line.columns.map(ColumnRecord.init))
    }
  }
}
