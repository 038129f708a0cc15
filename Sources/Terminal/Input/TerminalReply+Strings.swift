extension TerminalReply {
  /// Reads the answer to a question about a colour, `ESC ] 11 ; rgb:RRRR/GGGG/BBBB`, or about the
  /// version, `ESC P > | text`; nil for any other string.
  init?(string bytes: [UInt8]) {
    if bytes.dropFirst().starts(with: "P>|".utf8) {
      self = .version(String(decoding: bytes.dropFirst(4), as: UTF8.self))
    } else {
      self.init(color: bytes)
    }
  }

  private init?(color bytes: [UInt8]) {
    let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
    let fields = text.split(separator: ";", maxSplits: 1)
    guard bytes.dropFirst().first == UInt8(ascii: "]"), fields.count == 2, fields[0] == "11",
      let colon = fields[1].firstIndex(of: ":"), ["rgb", "rgba"].contains(fields[1][..<colon])
    else { return nil }
    let parts = fields[1][colon...].dropFirst().split(separator: "/").compactMap(Self.part)
    guard (3...4).contains(parts.count) else { return nil }
    self = .background(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// One part of a colour: one to four hexadecimal digits, of which all F is the brightest.
  private static func part(_ digits: Substring) -> Int? {
    guard (1...4).contains(digits.count), let value = Int(digits, radix: 16), value >= 0 else {
      return nil
    }
    let brightest = 1 << (4 * digits.count) - 1
    return (value * 255 + brightest / 2) / brightest
  }
}
