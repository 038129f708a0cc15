import Basics

extension CalculatorPicture {
  /// The same picture with each of its texts changed.
  func mapText(_ change: (String) -> String) -> CalculatorPicture {
    CalculatorPicture(
      title: change(title), marks: marks.map(change),
      display: Display(
        expression: change(display.expression), entry: change(display.entry),
        preview: change(display.preview), problem: change(display.problem)),
      keys: keys.map { $0.map { Key(change($0.label), $0.kind, state: $0.state) } },
      history: history?.mapText(change), notice: change(notice), footer: footer.map(change))
  }
}

extension CalculatorHistory {
  fileprivate func mapText(_ change: (String) -> String) -> CalculatorHistory {
    CalculatorHistory(
      title: change(title),
      entries: entries.map {
        Calculation(expression: change($0.expression), result: change($0.result))
      },
      selected: selected, message: change(message))
  }
}
