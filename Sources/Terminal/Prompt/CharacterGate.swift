/// Lets whole characters alone through to readline, which shows what it is given: no broken one, and
/// no control character of several bytes.
struct CharacterGate {
  /// The bytes of a character that are still to be given.
  private var waiting: ArraySlice<CInt> = []
  /// What was read and did not belong to the character before it.
  private var ahead: CInt?

  /// The next byte, or the end of the input.
  mutating func next(_ read: () -> CInt) -> CInt {
    while waiting.isEmpty { waiting = character(read)[...] }
    return waiting.removeFirst()
  }

  private mutating func character(_ read: () -> CInt) -> [CInt] {
    var bytes = [ahead ?? read()]
    ahead = nil
    while bytes.count < Self.length(bytes[0]) {
      let byte = read()
      guard 0x80..<0xC0 ~= byte else {
        ahead = byte
        return []
      }
      bytes.append(byte)
    }
    return Self.isAllowed(bytes) ? bytes : []
  }

  private static func length(_ first: CInt) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private static func isAllowed(_ bytes: [CInt]) -> Bool {
    guard bytes[0] >= 0x80 else { return true }
    let text = String(validating: bytes.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    return text?.first.map { !$0.isControl } ?? false
  }
}
