import Basics
import Quiz
import Screen

extension Conversation {
  /// How long a tapped key stays lit.
  static let litTime = Duration.milliseconds(150)

  /// The mouse went down on something.
  mutating func tap(_ target: TapTarget) {
    hurry()
    switch target {
    case .header: openContact()
    case .keypad(let key): tapKeypad(key)
    case .send: sendLine()
    case .newest: scrolledRows = 0
    case .slider(let card, let value): hold(card, value)
    case .option(let card, let index): choose(index, on: card)
    case .field(let row, let option): tapField(row, option)
    case .fieldSlider(let row, let value): tapField(row, value)
    case .word(let place): tapWord(place)
    case .calculatorKey, .historyEntry: break
    }
  }

  /// The mouse moved with the button held: the held slider follows.
  mutating func drag(to target: TapTarget?) {
    guard case .slider(let card, let value) = target, card == heldCard else { return }
    openChoice?.value = value
  }

  /// The mouse button came up: the held slider's value is the answer.
  mutating func release() {
    guard let card = heldCard else { return }
    heldCard = nil
    if openChoice?.id == card { confirmChoice() }
  }

  private mutating func hold(_ card: Int, _ value: Int) {
    guard openChoice?.id == card else { return }
    heldCard = card
    openChoice?.value = value
  }

  private mutating func choose(_ index: Int, on card: Int) {
    guard openChoice?.id == card else { return }
    openChoice?.value = index
    confirmChoice()
  }

  private mutating func tapKeypad(_ key: KeypadKey) {
    guard stage == .practising || stage == .checking, overlay == nil else { return }
    litKey = (key, now.advanced(by: Self.litTime))
    switch key {
    case .digit(let digit):
      let text = accepted(paste: String(digit))
      if !text.isEmpty { effects.append(.type(text)) }
    case .backspace: if !isWaiting { effects.append(.deleteBackward) }
    case .send: sendLine()
    case .hint: askForHint()
    case .skip: skipQuestion()
    }
  }

  /// Sends the line, which waits for its question where nothing can be answered just now.
  private mutating func sendLine() {
    if !isWaiting { effects.append(.submitLine) }
  }

  private mutating func tapWord(_ place: Int) {
    if case .progress = overlay { return tapProgressWord(place) }
    guard case .settings(let form) = overlay else { return closeOverlay() }
    let footerKeys: [Key] = [
      .down, form.key == .operations ? .character(" ") : .right, .enter, .escape,
    ]
    if footerKeys.indices.contains(place) { pressInOverlay(footerKeys[place]) }
  }
}
