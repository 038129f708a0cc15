/// The relation between binary and decimal digits.
enum DecimalDigits {
  /// The greatest whole number that is not above bits · log₁₀ 2, or hardly less.
  static func count(inBits bits: Int) -> Int {
    let scaled = bits * (bits < 0 ? 301_029_995_664 : 301_029_995_663)
    let (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: 1_000_000_000_000)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// About the bits of so many digits.
  static func bits(inCount count: Int) -> Int { count * 3_321_928 / 1_000_000 }
}
