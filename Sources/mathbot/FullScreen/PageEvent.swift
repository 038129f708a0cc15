import Screen

/// Something that happened to a page of the full screen.
enum PageEvent {
  /// The page has the screen; this comes first.
  case opened
  /// A key, and the bytes that a line editor wants for it.
  case key(Key, bytes: [UInt8])
  /// Pasted text, whose lines have no control characters.
  case pasted(String)
  /// The mouse did something, and what lies there, if anything does.
  case mouse(MouseEvent.Action, TapTarget?)
  /// The window has another size.
  case resized(Size)
  /// The program stood still, and goes on; that the window may have another size came before.
  case resumed
  /// The moment has come that the page named.
  case woken
}
