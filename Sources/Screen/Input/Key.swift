/// A key as the terminal reported it.
package enum Key: Hashable, Sendable {
  /// A printable character.
  case character(Character)
  /// A letter typed with Ctrl, in lower case: Ctrl-C is `.control("c")`.
  case control(Character)
  /// A key typed with Alt, or after Escape.
  case meta(Character)
  case enter, tab, backTab, escape, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// A function key, F1 being 1.
  case function(Int)
  /// A complete sequence that means nothing to the program.
  case unknown
}
