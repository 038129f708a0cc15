/// The hash of Fowler, Noll and Vo of a key.
struct KeyHash: Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of a key.
  init(_ key: some Sequence<UInt8>) {
    for byte in key { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The place that it names among so many, a power of two.
  func place(among count: Int) -> Int { Int(truncatingIfNeeded: value ^ value >> 32) & (count - 1) }
}
