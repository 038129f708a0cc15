package import Foundation

/// A calculation that was remembered, and when.
package struct StoredCalculation: Hashable, Sendable {
  /// What was typed.
  package let expression: String
  /// What was answered, in the form in which it was shown.
  package let result: String
  package let at: Date

  package init(expression: String, result: String, at: Date) {
    self.expression = expression
    self.result = result
    self.at = at
  }
}
