import Screen

extension Key {
  /// The key that sends a control byte: 0x00…0x1F or 0x7F.
  init(control byte: UInt8) {
    switch byte {
    case 0x0A, 0x0D: self = .enter
    case 0x09: self = .tab
    case 0x08, 0x7F: self = .backspace
    case 0x1B: self = .escape
    case 0x00: self = .control(" ")
    default: self = .control(Character(Character(Unicode.Scalar(byte | 0x40)).lowercased()))
    }
  }

  /// The key that sends Escape and then an ASCII byte.
  init(meta byte: UInt8) {
    let isPrintable = (0x20..<0x7F).contains(byte)
    self = isPrintable ? .meta(Character(Unicode.Scalar(byte))) : .unknown
  }

  /// The key that sends `ESC O` and then the byte.
  init(singleShift byte: UInt8) {
    self = byte == UInt8(ascii: "M") ? .enter : Key(final: byte)
  }

  /// The function key of a Linux console that sends `ESC [ [` and then the byte.
  init(linuxConsole byte: UInt8) {
    let first = UInt8(ascii: "A")
    self = (first..<first + 5).contains(byte) ? .function(Int(byte - first) + 1) : .unknown
  }

  /// The key that a control sequence ending with the letter names.
  init(final byte: UInt8) {
    switch Unicode.Scalar(byte) {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "F": self = .end
    case "H": self = .home
    case "P", "Q", "R", "S": self = .function(Int(byte - UInt8(ascii: "P")) + 1)
    case "Z": self = .backTab
    default: self = .unknown
    }
  }

  /// The key that a control sequence `ESC [ number ~` names, as in the VT220 and its heirs.
  init(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28...29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: self = .unknown
    }
  }
}
