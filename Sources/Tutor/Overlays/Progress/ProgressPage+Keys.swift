import Screen

extension ProgressPage {
  mutating func press(_ key: Key, in vocabulary: ChatVocabulary) -> OverlayOutcome {
    if scroll.follow(key) { return .stay }
    switch key {
    case .escape, .enter, .backspace: return .close
    case .character(let character): return vocabulary.isStopKey(character) ? .close : .stay
    default: return .stay
    }
  }
}
