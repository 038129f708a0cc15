import Basics
import Calculator
import Content
import Screen

extension CalculatorPage {
  /// The calculations that the history shows, oldest first.
  var shownHistory: ArraySlice<PastCalculation> {
    machine.history.suffix(options.historyLimit)
  }

  /// Takes a key that means something in the history; false leaves it to the calculator.
  mutating func takeInHistory(_ key: Key) -> Bool {
    switch key {
    case .up: moveSelection(by: -1)
    case .down: moveSelection(by: 1)
    case .enter where selection != nil: reuse(selection)
    case .escape: press(.history)
    case .character("s"): showSteps(of: selection ?? shownHistory.count - 1)
    case .character("w"): askWhetherToClear()
    default: return false
    }
    return true
  }

  /// The first step up chooses the newest.
  mutating func moveSelection(by step: Int) {
    guard !shownHistory.isEmpty else { return }
    let last = shownHistory.count - 1
    selection = selection.map { ($0 + step).clamped(to: 0...last) } ?? last
  }

  /// Takes up the result of an entry.
  mutating func reuse(_ index: Int?) {
    let shown = Array(shownHistory)
    guard let index, shown.indices.contains(index) else { return }
    selection = nil
    guard machine.error == nil else { return }
    displayIsOld = true
    if !machine.reuse(shown[index]) { notice = texts(.calculatorKeysReuseFailed) }
  }

  /// Shows how an entry is worked out, or what is wrong with it by now.
  private mutating func showSteps(of index: Int) {
    let shown = Array(shownHistory)
    guard shown.indices.contains(index) else { return }
    do {
      let working = try workOut(
        shown[index].calculation.expression, settings: .standard(machine.angleUnit),
        patience: .milliseconds(200))
      overlay = .text(
        .steps(
          of: working, in: texts, format: NumberFormat(.automatic(places: options.places)),
          columns: keyboard.size.columns - 4))
    } catch {
      notice = texts.sentence(for: error.kind)
    }
  }

  mutating func askWhetherToClear() {
    if !shownHistory.isEmpty { overlay = .clearingHistory }
  }

  mutating func answerClearing(_ isWanted: Bool) {
    overlay = nil
    guard isWanted else { return }
    machine.clearHistory()
    selection = nil
    effects.append(.clearHistory)
  }
}
