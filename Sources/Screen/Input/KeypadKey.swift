/// A key of the numeric keypad.
package enum KeypadKey: Hashable, Sendable {
  /// 0 to 9.
  case digit(Int)
  case backspace, hint, skip, send
}
