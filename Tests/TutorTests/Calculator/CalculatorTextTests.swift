import Basics
import Calculator
import Content
import Testing

@testable import Tutor

/// The texts about what the calculator's tables have, held against the tables.
struct CalculatorTextTests {
  /// What stands behind a prefix in the keys of a language's texts, up to the next point.
  private static func names(behind prefix: String, in language: Language) -> Set<String> {
    let keys = Texts(language).all.keys.filter { $0.hasPrefix(prefix) }
    return Set(keys.map { String($0.dropFirst(prefix.count).prefix { $0 != "." }) })
  }

  @Test(arguments: Language.allCases)
  func `the texts explain the functions and constants that there are`(language: Language) {
    // A function that its family's list forgets has a text and is not found here.
    let functions = Self.names(behind: "function.", in: language)
    #expect(functions == Set(MathFunction.all.map(\.name)))
    let constants = Self.names(behind: "constant.", in: language)
    #expect(constants == Set(Constant.allCases.map(\.rawValue)))
  }

  @Test(arguments: Language.allCases)
  func `the texts name the kinds of units and of errors that there are`(language: Language) {
    let units = Self.names(behind: "unit.kind.", in: language)
    #expect(units == Set(Unit.Kind.allCases.map(\.rawValue)))
    let errors = Self.names(behind: "error.", in: language).map { "error." + $0 }
    #expect(Set(errors) == Set(CalculationErrorKey.allCases.map(\.rawValue)))
  }
}
