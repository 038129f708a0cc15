import Quiz
import Screen

extension SettingsForm {
  mutating func press(_ key: Key) -> OverlayOutcome {
    answer = nil
    if key.endsLine { typed = "" }
    switch key {
    case .up, .backTab: moveFocus(by: -1)
    case .down, .tab: moveFocus(by: 1)
    case .pageUp: moveFocus(byPage: -1)
    case .pageDown: moveFocus(byPage: 1)
    case .home: focus(on: 0)
    case .end: focus(on: rowCount - 1)
    case .left: change(by: -1)
    case .right: if self.key == nil { openAll() } else { change(by: 1) }
    case .character(" ") where typed.isEmpty: switchOperation()
    case .backspace: _ = typed.popLast()
    case .character(let character): type(character)
    case .enter:
      guard self.key == nil else { return .save }
      openAll()
    case .escape: return .close
    default: break
    }
    return .stay
  }

  /// A tap on an option or a slider; other targets lie elsewhere.
  mutating func tap(_ target: TapTarget) {
    switch target {
    case .field(let row, let option), .fieldSlider(let row, let option):
      focus(on: row)
      if key == nil { openAll() } else { choose(option) }
    case .header, .keypad, .send, .newest, .slider, .option, .word, .calculatorKey, .historyEntry,
      .plot,
      .plant, .bed:
      break
    }
  }

  /// The keys that the words in the footer stand for.
  var footerKeys: [Key] {
    guard let key else { return [.down, .enter, .escape] }
    return [.down, key == .operations ? .character(" ") : .right, .enter, .escape]
  }
}
