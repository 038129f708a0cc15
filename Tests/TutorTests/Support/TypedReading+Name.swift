@testable import Tutor

extension TypedReading {
  /// The reading as the table of inputs names it.
  var tableName: String {
    switch self {
    case .answer(let number): "ANSWER \(number)"
    case .joined: "MEAN"
    case .which: "WHICH"
    case .not: "NOT"
    case .echo: "ECHO"
    case .work: "WORK"
    case .calculation: "CALCULATION"
    case .step: "STEP"
    case .offEquation: "OFFEQ"
    case .big: "BIG"
    case .part: "PART"
    case .unsure: "UNSURE"
    case .digits: "DIGITS"
    case .signs: "SIGNS"
    case .unknown: "NONE"
    case .empty: "EMPTY"
    case .says(.easier), .says(.harder): "LEVEL"
    case .says(.yes), .says(.no): "YESNO"
    case .says(let meaning): meaning.rawValue.uppercased()
    }
  }
}
