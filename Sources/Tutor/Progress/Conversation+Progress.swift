import Quiz
import Screen

extension Conversation {
  /// Shows where the learner stands: as a page over the chat, or as a message in words.
  mutating func showProgress(_ report: ProgressReport, of learner: String?) {
    guard [.practising, .checking, .left].allSatisfy({ $0 != stage }) else { return }
    let page = ProgressPage(report, learner: learner)
    guard setup.form == .screen else {
      say(page.message(in: texts))
      return askAgain()
    }
    overlay = .progress(page, scrolledRows: 0)
  }

  /// More rows than any page has.
  private static let farthest = 1_000_000

  mutating func pressInProgress(_ key: Key) {
    switch key {
    case .up: scroll(by: 1)
    case .down: scroll(by: -1)
    case .pageUp: scroll(by: 10)
    case .pageDown, .character(" "): scroll(by: -10)
    case .home: overlay?.scrolledRows = 0
    // The screen knows how far it can be scrolled, and says so.
    case .end: scroll(by: -Self.farthest)
    case .escape, .enter, .backspace: closeOverlay()
    case .character(let character):
      if vocabulary.practiceKey(character) == .stop { closeOverlay() }
    default: break
    }
  }

  /// The first word below the page scrolls, the other one goes back.
  mutating func tapProgressWord(_ place: Int) {
    if place == 0 { scroll(by: -10) } else { closeOverlay() }
  }
}

extension Conversation.Overlay {
  /// How far a page to read is scrolled; nil for a page that does not scroll.
  var scrolledRows: Int? {
    get {
      switch self {
      case .settings: nil
      case .contact(let rows), .progress(_, let rows): rows
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .settings: break
      case .contact: self = .contact(scrolledRows: newValue)
      case .progress(let page, _): self = .progress(page, scrolledRows: newValue)
      }
    }
  }
}
