/// Bytes that are written or read one after the other.
package struct Packer {
  /// The bytes that were written, or are read.
  package private(set) var bytes: [UInt8]
  /// Whether values are read from the bytes; else they are added to them.
  package let isReading: Bool
  private var position = 0

  /// A packer that writes.
  package init() {
    bytes = []
    isReading = false
  }

  /// A packer that reads these bytes.
  package init(reading bytes: [UInt8]) {
    self.bytes = bytes
    isReading = true
  }

  /// How many bytes are still to be read.
  package var left: Int { bytes.count - position }

  /// Writes or reads a value.
  package mutating func pack(_ value: inout some Packable) throws(PackingError) {
    try value.pack(with: &self)
  }

  /// Writes or reads one byte.
  mutating func pack(byte: inout UInt8) throws(PackingError) {
    guard isReading else { return bytes.append(byte) }
    guard position < bytes.count else { throw PackingError() }
    byte = bytes[position]
    position += 1
  }

  /// Writes or reads a whole number, seven bits in a byte, the lowest first.
  mutating func pack(word: inout UInt64) throws(PackingError) {
    guard isReading else { return write(word) }
    var (result, shift): (UInt64, UInt64) = (0, 0)
    var byte: UInt8 = 0
    repeat {
      guard shift < 64 else { throw PackingError() }
      try pack(byte: &byte)
      result |= UInt64(byte & 0x7F) << shift
      shift += 7
    } while byte >= 0x80
    word = result
  }

  private mutating func write(_ word: UInt64) {
    var rest = word
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a count, or reads one of parts that take at least a byte each.
  mutating func pack(count: inout Int) throws(PackingError) {
    try pack(&count)
    if isReading, !(0...left).contains(count) { throw PackingError() }
  }
}
