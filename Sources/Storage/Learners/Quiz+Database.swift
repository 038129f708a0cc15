import GRDB
import Quiz

// These are stored as their names.
extension Difficulty: DatabaseValueConvertible, StatementColumnConvertible {}
extension Operation: DatabaseValueConvertible, StatementColumnConvertible {}
extension SessionKind: DatabaseValueConvertible, StatementColumnConvertible {}
extension Attempt.Outcome: DatabaseValueConvertible, StatementColumnConvertible {}
extension QuestionForm: DatabaseValueConvertible, StatementColumnConvertible {}

extension Set<Operation> {
  /// The names in the order of the cases, such as `add,divide`.
  var commaSeparated: String {
    Operation.allCases.filter(contains).map(\.rawValue).joined(separator: ",")
  }

  /// Reads names with commas between; what is no operation is left out.
  init(commaSeparated text: String) {
    self.init(text.split(separator: ",").compactMap { Operation(rawValue: String($0)) })
  }
}
