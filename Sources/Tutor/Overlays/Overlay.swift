import Basics
import Content
import Screen

/// A page that lies over the chat.
enum Overlay: Equatable, Sendable {
  case settings(SettingsForm)
  case contact(ContactCard)
  case progress(ProgressPage)
  case garden(GardenPage)
  case times(TimesPage)

  mutating func press(_ key: Key, in vocabulary: ChatVocabulary) -> OverlayOutcome {
    switch self {
    case .settings(var form):
      defer { self = .settings(form) }
      guard !form.typed.isEmpty else {
        return form.press(vocabulary.closes(key) ? .escape : key)
      }
      return key == .enter ? form.submit(in: vocabulary) : form.press(key)
    case .contact(var card):
      defer { self = .contact(card) }
      return card.press(key)
    case .progress(var page):
      defer { self = .progress(page) }
      return page.press(key, in: vocabulary)
    case .garden(var page):
      defer { self = .garden(page) }
      return page.press(key, in: vocabulary)
    case .times(var page):
      defer { self = .times(page) }
      return page.press(key)
    }
  }

  /// A tap on the page: an option of a form, or a word in the footer, which is worth a key.
  mutating func tap(_ target: TapTarget, in vocabulary: ChatVocabulary) -> OverlayOutcome {
    if case .garden(var page) = self {
      defer { self = .garden(page) }
      return page.tap(target)
    }
    if case .word(let index) = target {
      return footerKeys.indices.contains(index)
        ? press(footerKeys[index], in: vocabulary) : .stay
    }
    switch self {
    case .settings(var form):
      form.tap(target)
      self = .settings(form)
    case .contact, .progress, .garden, .times: break
    }
    return .stay
  }

  /// The keys that the words in the footer stand for.
  private var footerKeys: [Key] {
    switch self {
    case .settings(let form): form.footerKeys
    case .contact: [.escape]
    case .progress, .times: [.pageDown, .escape]
    case .garden: []
    }
  }

  /// When the page looks different next; nil while nothing moves on it.
  func nextWake(after now: Instant) -> Instant? {
    if case .contact(let card) = self { card.nextWake(after: now) } else { nil }
  }

  func picture(in texts: Texts, at now: Instant) -> ScreenPicture {
    switch self {
    case .settings(let form): .form(form.picture(in: texts))
    case .contact(let card): .page(card.picture(in: texts, at: now))
    case .progress(let page): .page(page.picture(in: texts))
    case .garden(let page): .garden(page.picture(in: texts))
    case .times(let page): .page(page.picture(in: texts))
    }
  }

  /// Scrolls back by so many rows, where there is something to scroll; negative is forth.
  mutating func scroll(by rows: Int) {
    changeScroll { $0.scroll(by: rows) }
  }

  /// Takes in how far there is to scroll; whether that changed what is on show.
  mutating func limitScroll(to extent: ScrollExtent) -> Bool {
    var isChanged = false
    changeScroll { isChanged = $0.limit(to: extent) }
    return isChanged
  }

  private mutating func changeScroll(_ change: (inout PageScroll) -> Void) {
    switch self {
    case .settings, .garden: break
    case .contact(var card):
      change(&card.scroll)
      self = .contact(card)
    case .progress(var page):
      change(&page.scroll)
      self = .progress(page)
    case .times(var page):
      change(&page.scroll)
      self = .times(page)
    }
  }
}
