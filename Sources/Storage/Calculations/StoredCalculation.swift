package import Basics

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A calculation that was remembered, and when.
package struct StoredCalculation: Hashable, Sendable {
  package let calculation: Calculation
  package let at: Date

  package init(_ calculation: Calculation, at: Date) {
    self.calculation = calculation
    self.at = at
  }
}
