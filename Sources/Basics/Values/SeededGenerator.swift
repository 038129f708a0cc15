/// A small random number generator that gives the same numbers for the same seed everywhere.
///
/// It is SplitMix64: G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014. Its period is 2⁶⁴. It is no source of secrets.
package struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  // Inlinable, as are the others of this folder that innermost loops of other targets call.
  @usableFromInline var state: UInt64

  @inlinable package init(seed: UInt64) {
    state = seed
  }

  @inlinable package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
