import Quiz
import Screen

extension SettingsForm {
  mutating func press(_ key: Key) -> OverlayOutcome {
    switch key {
    case .up, .backTab: moveFocus(by: -1)
    case .down, .tab: moveFocus(by: 1)
    case .left: change(by: -1)
    case .right: change(by: 1)
    case .character(" "): switchOperation()
    case .enter: return .save
    case .escape, .character("q"): return .close
    default: break
    }
    return .stay
  }

  /// The keys that the words in the footer stand for.
  var footerKeys: [Key] {
    [.down, key == .operations ? .character(" ") : .right, .enter, .escape]
  }
}
