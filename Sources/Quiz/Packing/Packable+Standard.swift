extension Int: Packable {
  package static let blank = 0

  /// Small numbers of either sign take one byte.
  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    var word = UInt64(bitPattern: Int64((self << 1) ^ (self >> (Int.bitWidth - 1))))
    try packer.pack(word: &word)
    if packer.isReading { self = Int(word >> 1) ^ -Int(word & 1) }
  }
}

extension Bool: Packable {
  package static let blank = false

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    var byte: UInt8 = self ? 1 : 0
    try packer.pack(byte: &byte)
    guard byte <= 1 else { throw PackingError() }
    self = byte == 1
  }
}

extension Double: Packable {
  package static let blank = 0.0

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      var byte = UInt8(truncatingIfNeeded: bitPattern >> shift)
      try packer.pack(byte: &byte)
      bits |= UInt64(byte) << shift
    }
    self = Double(bitPattern: bits)
  }
}

extension Duration: Packable {
  package static let blank = Duration.zero

  /// Whole milliseconds, as tries are stored.
  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    // Apart, as a damaged file can hold any time.
    var seconds = Int(components.seconds)
    var milliseconds = Int(components.attoseconds / 1_000_000_000_000_000)
    try packer.pack(&seconds)
    try packer.pack(&milliseconds)
    if packer.isReading { self = .seconds(seconds) + .milliseconds(milliseconds) }
  }
}

extension String: Packable {
  package static let blank = ""

  package mutating func pack(with packer: inout Packer) throws(PackingError) {
    var bytes = Array(utf8)
    var count = bytes.count
    try packer.pack(count: &count)
    if packer.isReading { bytes = Array(repeating: 0, count: count) }
    for index in bytes.indices { try packer.pack(byte: &bytes[index]) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw PackingError() }
    self = text
  }
}
