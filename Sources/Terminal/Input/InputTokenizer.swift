import Screen

/// Cuts the bytes of a terminal into keys, clicks, pastes and replies.
///
/// Bytes may arrive split anywhere: the same bytes give the same tokens. Whatever arrives, the
/// memory in use stays small. A sequence that stops half-way leaves the tokenizer waiting; the
/// caller then calls ``giveUpWaiting()`` when nothing has arrived for as long as ``patience``.
package struct InputTokenizer {
  /// What the bytes so far are the beginning of.
  private enum State {
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

  private static let escape: UInt8 = 0x1B
  /// The bytes of one sequence that are kept; no sequence that mathbot understands is longer.
  static let sequenceLimit = 256

  private var state = State.ground
  /// The sequence so far, its first byte included.
  private(set) var sequence: [UInt8] = []
  private(set) var pasted = PasteBuffer()
  private var tokens: [InputToken] = []

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

// MARK: - One byte

extension InputTokenizer {
  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: begin(byte)
    case .character(let missing): continueCharacter(byte, missing: missing)
    case .escape: continueEscape(byte)
    case .control: continueControl(byte)
    case .singleShift: continueSingleShift(byte)
    case .linuxKey: continueLinuxKey(byte)
    case .oldMouse(let missing): skipOldMouse(byte, missing: missing)
    case .string(let endsAtBackslash): continueString(byte, endsAtBackslash: endsAtBackslash)
    case .paste: if pasted.take(byte) { endPaste() }
    }
  }

  private mutating func reset() {
    state = .ground
    sequence.removeAll(keepingCapacity: true)
  }

  /// Drops what has begun, because `byte` cannot belong to it.
  private mutating func restart(with byte: UInt8) {
    reset()
    begin(byte)
  }

  private mutating func append(_ byte: UInt8) {
    if sequence.count < Self.sequenceLimit { sequence.append(byte) }
  }

  private mutating func emit(_ key: Key) {
    tokens.append(.key(key, bytes: sequence))
    reset()
  }

  private mutating func begin(_ byte: UInt8) {
    sequence = [byte]
    switch byte {
    case Self.escape: state = .escape
    case 0x20..<0x7F: emit(.character(Character(Unicode.Scalar(byte))))
    case ..<0x20, 0x7F: emit(Key(control: byte))
    case 0xC2...0xDF: state = .character(missing: 1)
    case 0xE0...0xEF: state = .character(missing: 2)
    case 0xF0...0xF4: state = .character(missing: 3)
    default: reset()
    }
  }

  private mutating func continueCharacter(_ byte: UInt8, missing: Int) {
    guard byte & 0xC0 == 0x80 else { return restart(with: byte) }
    sequence.append(byte)
    guard missing == 1 else { return state = .character(missing: missing - 1) }
    let isMeta = sequence.first == Self.escape
    let text = String(validating: sequence.drop { $0 == Self.escape }, as: UTF8.self)
    // U+0080…U+009F are control characters too.
    guard let character = text?.first, !character.isControl else { return reset() }
    emit(isMeta ? .meta(character) : .character(character))
  }

  private mutating func continueEscape(_ byte: UInt8) {
    switch byte {
    case Self.escape:
      emit(.escape)
      begin(byte)
      return
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      state = .string(endsAtBackslash: false)
    case 0xC2...0xDF: state = .character(missing: 1)
    case 0xE0...0xEF: state = .character(missing: 2)
    case 0xF0...0xF4: state = .character(missing: 3)
    case 0x80...: return reset()
    default:
      append(byte)
      return emit(Key(meta: byte))
    }
    append(byte)
  }
}

// MARK: - Sequences

extension InputTokenizer {
  private mutating func continueControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where sequence.count == 2: state = .linuxKey
    case UInt8(ascii: "M") where sequence.count == 2: state = .oldMouse(missing: 3)
    case 0x20..<0x40: break
    case 0x40..<0x7F:
      append(byte)
      return endControl()
    default: return restart(with: byte)
    }
    append(byte)
  }

  private mutating func endControl() {
    guard sequence.count < Self.sequenceLimit, let parsed = ControlSequence(sequence) else {
      return reset()
    }
    switch parsed.meaning {
    case .key(let key): emit(key)
    case .token(let token):
      tokens.append(token)
      reset()
    case .pasteBegins:
      reset()
      state = .paste
    case .nothing: reset()
    }
  }

  private mutating func continueSingleShift(_ byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return restart(with: byte) }
    append(byte)
    emit(Key(singleShift: byte))
  }

  private mutating func continueLinuxKey(_ byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return restart(with: byte) }
    append(byte)
    emit(Key(linuxConsole: byte))
  }

  private mutating func skipOldMouse(_ byte: UInt8, missing: Int) {
    guard byte >= 0x20 else { return restart(with: byte) }
    guard missing == 1 else { return state = .oldMouse(missing: missing - 1) }
    reset()
  }

  private mutating func continueString(_ byte: UInt8, endsAtBackslash: Bool) {
    switch byte {
    case 0x07: endString()
    case UInt8(ascii: "\\") where endsAtBackslash: endString()
    case _ where endsAtBackslash:
      sequence = [Self.escape]
      continueEscape(byte)
    case Self.escape: state = .string(endsAtBackslash: true)
    // A control key is how a person gets out of a string whose end was lost.
    case ..<0x20: restart(with: byte)
    default: append(byte)
    }
  }

  private mutating func endString() {
    if sequence.count < Self.sequenceLimit, let reply = TerminalReply(string: sequence) {
      tokens.append(.reply(reply))
    }
    reset()
  }

  private mutating func endPaste() {
    tokens.append(.paste(pasted.finish()))
    reset()
  }
}

extension Character {
  /// The character is one that moves the cursor or switches something, and has no picture.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
