/// The numeric keypad with its three words in the child's language; an empty hint or skip has no
/// key.
package struct NumericKeypad: Equatable, Sendable {
  package var hint: String
  package var skip: String
  package var send: String
  /// The key that lights up because it was just typed or tapped.
  package var pressed: KeypadKey?
  /// Whether nothing can be answered just now; the keys are darker then.
  package var isResting: Bool
  /// Whether a tip would have nothing new; its key is darker then.
  package var isHintSpent: Bool

  /// One as wide as most.
  static let usual = NumericKeypad(hint: "Tip", skip: "Skip", send: "Send")

  package init(
    hint: String, skip: String, send: String, pressed: KeypadKey? = nil,
    isResting: Bool = false, isHintSpent: Bool = false
  ) {
    self.hint = hint
    self.skip = skip
    self.send = send
    self.pressed = pressed
    self.isResting = isResting
    self.isHintSpent = isHintSpent
  }
}
