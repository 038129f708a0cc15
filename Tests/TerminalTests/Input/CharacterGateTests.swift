import Testing

@testable import Terminal

/// What readline gets of the terminal's bytes at the calculator's prompt.
struct CharacterGateTests {
  private func passed(_ bytes: [UInt8]) -> [UInt8] {
    var gate = CharacterGate()
    var rest = bytes[...]
    var result: [UInt8] = []
    while case let byte = gate.next({ rest.popFirst().map(CInt.init) ?? -1 }), byte != -1 {
      result.append(UInt8(byte))
    }
    return result
  }

  @Test func `whole characters and all keys of one byte pass`() {
    let text = Array("√2 + é → 数 👍🏽 \u{3}\u{1B}[A\t\r".utf8)
    #expect(passed(text) == text)
  }

  @Test func `broken characters and controls of two bytes do not`() {
    #expect(passed([0xFF, 0x31, 0x9D, 0x32, 0xC0, 0xAF]) == [0x31, 0x32])
    #expect(passed([0xC2, 0x9D, 0x31, 0xED, 0xA0, 0x80]) == [0x31])
    #expect(passed([0xE2, 0x88, 0x31, 0xF0, 0xC3, 0xA9]) == [0x31, 0xC3, 0xA9])
    #expect(passed([0xE2, 0x88]) == [])
  }
}
