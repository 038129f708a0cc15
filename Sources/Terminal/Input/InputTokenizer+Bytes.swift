import Screen

extension InputTokenizer {
  mutating func take(_ byte: UInt8) {
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

  mutating func reset() {
    state = .ground
    sequence.removeAll(keepingCapacity: true)
  }

  /// Drops what has begun, because `byte` cannot belong to it.
  mutating func restart(with byte: UInt8) {
    reset()
    begin(byte)
  }

  mutating func append(_ byte: UInt8) {
    if sequence.count < Self.sequenceLimit { sequence.append(byte) }
  }

  mutating func emit(_ key: Key) {
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

  mutating func continueEscape(_ byte: UInt8) {
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

extension Character {
  /// The character is one that moves the cursor or switches something, and has no picture.
  var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
