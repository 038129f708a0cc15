import Calculator
import Content

extension ColumnStyle {
  /// How the country of a language writes columns, as its file of texts says.
  init(_ texts: Texts) {
    func word(_ name: String) -> String { texts.text(key: "steps.columns.\(name)") }
    self.init(
      carries: Carries(rawValue: word("carries")) ?? .above,
      exchange: Exchange(rawValue: word("exchange")) ?? .sum,
      division: Division(rawValue: word("division")) ?? .bracket,
      zeros: Zeros(rawValue: word("zeros")) ?? .written,
      remainder: Remainder(rawValue: word("remainder")) ?? .below,
      longestShortDivisor: Int(word("short")) ?? 0)
  }
}
