import Basics
import Content
import Screen

/// The keypad below an open question: its taps become typing, and the tapped key lights up.
struct DigitKeypad: Equatable, Sendable {
  /// How long a tapped key stays lit.
  static let litTime = Duration.milliseconds(150)

  /// The key that lights up, and until when.
  private var lit: Lit?

  private struct Lit: Equatable {
    let key: KeypadKey
    let until: Instant
  }

  /// When the lit key goes out; nil when none is lit.
  func nextWake(at now: Instant) -> Instant? {
    lit.flatMap { $0.until > now ? $0.until : nil }
  }

  mutating func light(_ key: KeypadKey, at now: Instant) {
    lit = Lit(key: key, until: now.advanced(by: Self.litTime))
  }

  /// The picture of the keypad; only a practice has keys for a tip and to skip.
  func picture(
    in texts: Texts, hasHelp: Bool, isResting: Bool = false, isHintSpent: Bool = false,
    at now: Instant
  ) -> NumericKeypad {
    NumericKeypad(
      hint: hasHelp ? texts(.keypadHint) : "", skip: hasHelp ? texts(.keypadSkip) : "",
      send: texts(.keypadSend), pressed: lit.flatMap { $0.until > now ? $0.key : nil },
      isResting: isResting, isHintSpent: isHintSpent)
  }
}

extension KeypadKey {
  /// What the key does to the line being typed; nil for the keys that help, and for a digit that
  /// the line has no room for.
  func typing(in line: TypedLine) -> Effect? {
    switch self {
    case .digit(let digit): QuestionLine.room(after: line) > 0 ? .type(String(digit)) : nil
    case .backspace: .deleteBackward
    case .send: .submitLine
    case .hint, .skip: nil
    }
  }
}
