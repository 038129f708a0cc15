import Basics
import Calculator
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

extension Size {
  /// A window with the basic keys.
  static let narrow = Size(columns: 40, rows: 24)
  /// A window with the scientific keys.
  static let wide = Size(columns: 100, rows: 30)
}

extension CalculatorPage {
  /// Twelve sums, oldest first.
  static let entries = (1...12).map {
    Calculation(expression: "\($0) + 1", result: "\($0 + 1)")
  }

  /// A calculator that was just opened.
  static func sample(
    size: Size = .narrow, history: [Calculation] = [],
    options: CalculatorPageOptions = CalculatorPageOptions(), language: Language = .english
  ) -> CalculatorPage {
    CalculatorPage(texts: Texts(language), options: options, size: size, history: history)
  }

  /// The calculator on show; an empty one while another page is.
  var shown: CalculatorPicture {
    guard case .calculator(let picture) = picture else {
      return CalculatorPicture(
        title: "", display: CalculatorPicture.Display(expression: "", entry: ""), keys: [],
        footer: [])
    }
    return picture
  }

  func key(_ label: String) -> CalculatorPicture.Key? {
    shown.keys.joined().first { $0.label == label }
  }

  @discardableResult
  mutating func press(_ key: Key) -> [CalculatorPageEffect] {
    handle(.key(key), at: .start)
  }

  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  mutating func tap(_ label: String) {
    guard let number = shown.keys.joined().map(\.label).firstIndex(of: label) else { return }
    _ = handle(.tapped(.calculatorKey(number)), at: .start)
  }

  @discardableResult
  mutating func tapWord(_ index: Int) -> [CalculatorPageEffect] {
    handle(.tapped(.word(index)), at: .start)
  }

  @discardableResult
  mutating func pastes(_ text: String) -> [CalculatorPageEffect] {
    handle(.pasted(text), at: .start)
  }
}
