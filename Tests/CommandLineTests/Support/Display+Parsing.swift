extension Display {
  /// Where the bytes so far have led.
  struct Parser: Equatable {
    enum State: Equatable {
      case ground, escape, control, string
    }

    var state = State.ground
    /// The sequence, or the beginning of a character.
    var bytes: [UInt8] = []

    /// Nothing has begun.
    var isAtRest: Bool { self == Parser() }
  }

  /// Takes in what the program wrote.
  mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { take(byte) }
  }

  private mutating func take(_ byte: UInt8) {
    switch parser.state {
    case .ground: takeText(byte)
    case .escape: takeEscape(byte)
    case .control: takeControl(byte)
    case .string: takeString(byte)
    }
  }

  private mutating func takeText(_ byte: UInt8) {
    guard byte < 0x20 || byte == 0x7F else {
      parser.bytes.append(byte)
      return takeCharacter()
    }
    surprise(at: parser.bytes)
    parser = Parser(state: byte == 0x1B ? .escape : .ground)
    if byte != 0x1B { control(byte) }
  }

  /// Shows the character if all its bytes are there.
  private mutating func takeCharacter() {
    if let scalar = String(validating: parser.bytes, as: UTF8.self)?.unicodeScalars.first {
      parser = Parser()
      show(scalar)
    } else if parser.bytes.count > 3 {
      surprise(at: parser.bytes)
      parser = Parser()
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): parser = Parser(state: .control)
    case UInt8(ascii: "]"): parser = Parser(state: .string)
    case UInt8(ascii: "7"), UInt8(ascii: "8"):
      if byte == UInt8(ascii: "7") { savedCursor = cursor } else { cursor = savedCursor }
      parser = Parser()
    default:
      surprise(at: [0x1B, byte])
      parser = Parser()
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    parser.bytes.append(byte)
    if (0x20..<0x40).contains(byte), parser.bytes.count < 64 { return }
    let sequence = String(decoding: parser.bytes, as: UTF8.self)
    parser = Parser()
    perform(sequence)
  }

  /// The only string that mathbot sends asks for the background's colour.
  private mutating func takeString(_ byte: UInt8) {
    parser.bytes.append(byte)
    let hasEnded = byte == UInt8(ascii: "\\") || byte == 0x07
    guard hasEnded || parser.bytes.count > 64 else { return }
    if parser.bytes == Array("11;?\u{1B}\\".utf8) {
      answers += "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\"
    } else {
      surprise(at: parser.bytes)
    }
    parser = Parser()
  }

  /// Remembers what should not have come; outside of the full screen anything may.
  mutating func surprise(at bytes: [UInt8]) {
    guard !bytes.isEmpty, isFull else { return }
    surprises.append(String(decoding: bytes, as: UTF8.self).debugDescription)
  }
}
