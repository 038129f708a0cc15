extension Past {
  /// The number of the rules by which tries are gathered: what was gathered by others is of no use.
  ///
  /// A test tells when it must be raised.
  package static let version = 16

  /// What was gathered, in a few bytes, which a sum at their end keeps from damage.
  package var packed: [UInt8] {
    var (copy, packer) = (self, Packer())
    // Only reading can fail.
    try? copy.pack(with: &packer)
    return packer.bytes + packer.bytes.checkSum
  }

  /// What was gathered before, by the same rules.
  package init(packed bytes: [UInt8]) throws(PackingError) {
    let body = Array(bytes.dropLast(Array<UInt8>.checkSumLength))
    guard bytes == body + body.checkSum else { throw PackingError() }
    var packer = Packer(reading: body)
    self.init()
    try pack(with: &packer)
    guard packer.left == 0 else { throw PackingError() }
  }
}

extension [UInt8] {
  fileprivate static var checkSumLength: Int { 8 }

  /// The bytes of their FNV-1a sum of 64 bits, the lowest first.
  fileprivate var checkSum: [UInt8] {
    let sum = reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return (0..<Self.checkSumLength).map { UInt8(truncatingIfNeeded: sum >> (8 * UInt64($0))) }
  }
}
