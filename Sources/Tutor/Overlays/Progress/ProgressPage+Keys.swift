import Screen

extension ProgressPage {
  mutating func press(_ key: Key, in vocabulary: ChatVocabulary) -> OverlayOutcome {
    switch key {
    case .up: scroll.scroll(by: 1)
    case .down: scroll.scroll(by: -1)
    case .pageUp: scroll.scroll(by: 10)
    case .pageDown, .character(" "): scroll.scroll(by: -10)
    case .home: scroll.scrollToTop()
    case .end: scroll.scrollToEnd()
    case .escape, .enter, .backspace: return .close
    case .character(let character): if vocabulary.isStopKey(character) { return .close }
    default: break
    }
    return .stay
  }
}
