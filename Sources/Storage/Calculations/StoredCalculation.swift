package import Basics
package import Foundation

/// A calculation that was remembered, and when.
package struct StoredCalculation: Hashable, Sendable {
  package let calculation: Calculation
  package let at: Date

  package init(_ calculation: Calculation, at: Date) {
    self.calculation = calculation
    self.at = at
  }
}
