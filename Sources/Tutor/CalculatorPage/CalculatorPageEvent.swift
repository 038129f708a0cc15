import Basics
package import Screen

/// Something that happened to the full-screen calculator; the instant comes with it.
package enum CalculatorPageEvent: Equatable, Sendable {
  case key(Key)
  /// A click, or a tap; nil where nothing is.
  case tapped(TapTarget?)
  case pasted(String)
  /// The wheel moved so many rows back; negative is forth.
  case scrolled(rows: Int)
  case resized(Size)
  /// Ctrl-C, or Ctrl-D.
  case interrupted
  /// Time has passed.
  case ticked
  /// A calculation could not be kept.
  case keepingFailed(Trouble)
  /// The file with the history was damaged and is kept under another name.
  case damagedFileKept(path: String)
}
