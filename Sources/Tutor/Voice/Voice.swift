import Basics
import Content
import Quiz
import Screen

/// How Robo speaks: the settings that the chat follows, and their language's texts and words,
/// which change only together.
struct Voice: Sendable {
  /// Whether the chat is shown on a full screen or line by line.
  let form: ChatForm
  /// The language to speak when the settings follow the system.
  private let systemLanguage: Language
  /// The settings that the chat follows: those that hold, or the settings page's draft.
  private(set) var settings: Settings
  private(set) var texts: Texts
  private(set) var vocabulary: ChatVocabulary

  init(_ settings: Settings, form: ChatForm, systemLanguage: Language) {
    self.form = form
    self.settings = settings
    self.systemLanguage = systemLanguage
    texts = Texts(settings.language.spoken(system: systemLanguage))
    vocabulary = ChatVocabulary(texts)
  }

  /// Follows other settings; whether they differ.
  mutating func follow(_ settings: Settings) -> Bool {
    guard settings != self.settings else { return false }
    let isSameLanguage = settings.language == self.settings.language
    self.settings = settings
    guard !isSameLanguage else { return true }
    texts = Texts(settings.language.spoken(system: systemLanguage))
    vocabulary = ChatVocabulary(texts)
    return true
  }

  /// Whether things may move: typing dots, late tapbacks, confetti.
  var isAnimated: Bool { settings.animation && form == .screen }

  /// Whether words that are offered have numbers, for who only hears them.
  var numbersOffers: Bool { settings.accessible && form == .plain }

  /// The tapback that the family has chosen for the same thing.
  func chosen(_ tapback: Tapback) -> Tapback {
    switch (tapback, settings.tapbacks) {
    case (.notYet, .kind): .keepGoing
    // The same sign would stand for a miss and for what was made of it.
    case (.worked, .kind): .right
    case (.right, _), (.worked, .classic), (.notYet, .classic), (.keepGoing, _): tapback
    }
  }

  /// Whether the countdown, or the bar of a check, can be seen.
  var showsClock: Bool { settings.clock != .hidden && settings.clock != .off }
}
