import Basics
import Calculator
import Content
package import Screen

extension CalculatorPage {
  /// What is on show.
  package var picture: ScreenPicture {
    if case .text(let page) = overlay {
      .page(page.picture(in: texts))
    } else {
      .calculator(calculatorPicture)
    }
  }

  /// What a window says that is too small for the calculator.
  package var tooSmallText: String { texts(.calculatorKeysTooSmall) }

  /// What is left on the normal screen after a crash.
  package var crashText: String { texts(.noticeCrash) }

  private var calculatorPicture: CalculatorPicture {
    CalculatorPicture(
      title: texts(.calculatorKeysTitle), marks: marks, display: shownDisplay,
      keys: keyRows.enumerated().map { row, keys in
        keys.enumerated().map { column, key in
          picture(of: key, at: KeyFocus(row: row, column: column))
        }
      },
      history: machine.isHistoryShown ? historyPicture : nil, notice: notice,
      footer: footer.map { texts($0.phrase) })
  }

  /// The words below the keys, as they suit what is on show.
  var footer: [FooterWord] {
    switch overlay {
    case .text: FooterWord.ofHelp
    case .name: FooterWord.ofKeys(layout)
    case .clearingHistory: FooterWord.ofClearing
    case nil where machine.isHistoryShown: FooterWord.ofHistory(isEmpty: shownHistory.isEmpty)
    case nil: FooterWord.ofKeys(layout)
    }
  }

  private var marks: [String] {
    // The angle unit matters where there are functions of angles.
    (machine.isSecond ? ["2nd"] : []) + (machine.hasMemory ? ["M"] : [])
      + (layout == .basic ? [] : [CalculatorKey.angleUnit.label(in: machine)])
      + [texts(layout == .basic ? .calculatorKeysBasic : .calculatorKeysScientific)]
  }

  private var shownDisplay: CalculatorPicture.Display {
    let problem = machine.error.map {
      texts.sentences([texts.sentence(for: $0), texts(.calculatorKeysErrorHint)])
    }
    return CalculatorPicture.Display(
      expression: ReadableExpression(display.expression).text, entry: display.entry,
      preview: display.preview.map { "= " + $0 } ?? "", problem: problem ?? "")
  }

  private func picture(
    of key: CalculatorKey, at position: KeyFocus
  ) -> CalculatorPicture.Key {
    let isOn = key == .second && machine.isSecond || key == .history && machine.isHistoryShown
    let isLit = litKey.map { $0.key == key || $0.key.isClear && key == .clear } ?? false
    let state: CalculatorPicture.State =
      isLit ? .lit : keyboard.focus == position ? .focused : isOn ? .on : .idle
    return CalculatorPicture.Key(key.label(in: machine), key.kind, state: state)
  }

  private var historyPicture: CalculatorHistory {
    var message = shownHistory.isEmpty ? texts(.calculatorHistoryEmpty) : ""
    if overlay == .clearingHistory {
      message = texts(.calculatorKeysHistoryQuestion, ["n": String(shownHistory.count)])
    }
    return CalculatorHistory(
      title: texts(.calculatorKeysHistoryTitle),
      entries: shownHistory.map { past in
        Calculation(
          expression: ReadableExpression(past.calculation.expression).text,
          result: past.calculation.result)
      }, selected: selection, message: message)
  }
}

extension CalculatorKey {
  /// `AC` typed as Escape lights the key that clears.
  fileprivate var isClear: Bool { self == .allClear }

  fileprivate var kind: CalculatorPicture.Kind {
    switch self {
    case .digit, .point: .digit
    case .equals, .operation(.add), .operation(.subtract), .operation(.multiply),
      .operation(.divide):
      .operation
    case .clear, .allClear, .negate, .percent, .backspace: .edit
    case .exponent, .operation(.power), .change, .constant, .answer, .openParenthesis,
      .closeParenthesis, .memoryClear, .memoryAdd, .memorySubtract, .memoryRecall, .second,
      .angleUnit, .history:
      .function
    }
  }
}
