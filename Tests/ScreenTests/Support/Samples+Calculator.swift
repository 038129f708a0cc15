import Basics
import Screen

extension Samples {
  typealias Key = CalculatorPicture.Key

  static let calculators: [(name: String, picture: ScreenPicture)] = [
    ("calculator", calculator),
    ("calculator-scientific", .calculator(calculator(functions + basicKeys, beside: true))),
    ("calculator-stacked", .calculator(calculator(functions + basicKeys, beside: false))),
    ("calculator-history", calculatorWithHistory), ("calculator-error", calculatorWithError),
  ]

  static let calculator = ScreenPicture.calculator(calculator(basicKeys, beside: false))

  static let calculatorWithHistory: ScreenPicture = {
    var picture = calculator(basicKeys, beside: false)
    picture.history = CalculatorHistory(
      title: "History",
      entries: (1...12).map {
        Calculation(expression: "\($0) × 1,000,000", result: "\($0),000,000")
      }, selected: 3)
    return .calculator(picture)
  }()

  static let calculatorWithError: ScreenPicture = {
    var picture = calculator(basicKeys, beside: false)
    picture.display = CalculatorPicture.Display(
      expression: "1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 ÷ 0", entry: "",
      problem: "A number cannot be divided by zero. Esc clears.")
    picture.notice = "This cannot be kept in the history just now (the disk is full)."
    return .calculator(picture)
  }()

  static func calculator(_ keys: [[Key]], beside: Bool) -> CalculatorPicture {
    let rows = beside ? zip(keys.prefix(5), keys.dropFirst(5)).map { $0 + $1 } : keys
    return CalculatorPicture(
      title: "Calculator", marks: ["M", "Deg", "Basic"],
      display: CalculatorPicture.Display(
        expression: "1,200 + ", entry: "15", preview: "= 1,215"),
      keys: rows, footer: ["Tab sci", "h history", "? help", "q quit"])
  }

  static let basicKeys: [[Key]] = [
    [Key("C", .edit), Key("±", .edit), Key("%", .edit), Key("÷", .operation)],
    [Key("7", .digit), Key("8", .digit), Key("9", .digit), Key("×", .operation)],
    [Key("4", .digit), Key("5", .digit, state: .lit), Key("6", .digit), Key("−", .operation)],
    [
      Key("1", .digit), Key("2", .digit, state: .focused), Key("3", .digit),
      Key("+", .operation),
    ],
    [Key("0", .digit), Key(".", .digit), Key("⌫", .edit), Key("=", .operation)],
  ]

  static let functions: [[Key]] = [
    "( ) mc m+ m− mr", "2nd x² x³ xʸ eˣ 10ˣ", "1/x √x ∛x ln log log₂", "x! sin cos tan e π",
    "Deg asinh acosh atanh Ans Hist",
  ].map { $0.split(separator: " ").map { Key(String($0), .function) } }
}
