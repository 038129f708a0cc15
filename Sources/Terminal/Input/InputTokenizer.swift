import Screen

/// Cuts the bytes of a terminal into keys, clicks, pastes and replies.
///
/// Bytes may arrive split anywhere: the same bytes give the same tokens. Whatever arrives, the
/// memory in use stays small. A sequence that stops half-way leaves the tokenizer waiting; the
/// caller then calls ``giveUpWaiting()`` when nothing has arrived for as long as ``patience``.
package struct InputTokenizer {
  /// What the bytes so far are the beginning of.
  enum State {
    case ground
    /// A UTF-8 character that still lacks bytes.
    case character(missing: Int)
    case escape
    /// `ESC [`: parameters, then a letter.
    case control
    /// `ESC O`: one more byte.
    case singleShift
    /// `ESC [ [`, the Linux console's function keys: one more byte.
    case linuxKey
    /// `ESC [ M`, the oldest kind of mouse report: three more bytes, which may be any.
    case oldMouse(missing: Int)
    /// `ESC ]`, `ESC P` or `ESC _`: text up to `ESC \` or BEL.
    case string(endsAtBackslash: Bool)
    case paste
  }

  static let escape: UInt8 = 0x1B
  /// The bytes of one sequence that are kept; no sequence that mathbot understands is longer.
  static let sequenceLimit = 256

  var state = State.ground
  /// The sequence so far, its first byte included.
  var sequence: [UInt8] = []
  var pasted = PasteBuffer()
  var tokens: [InputToken] = []

  package init() {}

  /// How long to wait for the next byte before calling ``giveUpWaiting()``; nil when nothing
  /// has begun.
  ///
  /// A lone Escape waits 50 ms, other sequences half a second, as a network may split them, and
  /// a paste two seconds.
  package var patience: Duration? {
    switch state {
    case .ground, .character: nil
    case .escape: .milliseconds(50)
    case .control, .singleShift, .linuxKey, .oldMouse, .string: .milliseconds(500)
    case .paste: .seconds(2)
    }
  }

  /// Takes in bytes and returns the tokens that they complete.
  package mutating func push(_ bytes: some Sequence<UInt8>) -> [InputToken] {
    for byte in bytes { take(byte) }
    defer { tokens.removeAll() }
    return tokens
  }

  /// Ends what has begun: a lone Escape is the Escape key, a paste ends, the rest is dropped.
  package mutating func giveUpWaiting() -> [InputToken] {
    switch state {
    case .escape: emit(.escape)
    case .paste: endPaste()
    case .ground, .character, .control, .singleShift, .linuxKey, .oldMouse, .string: break
    }
    reset()
    defer { tokens.removeAll() }
    return tokens
  }
}
