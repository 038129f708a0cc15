/// Reads and computes an expression of decimal numbers, `+ - * / ^` and parentheses alone.
///
/// Whatever else there is, or is wrong, is left to the parser: there is no value then.
///
/// `@safe`: a reader lives only while the text lends its bytes.
@safe
struct PlainReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0

  /// Deeper expressions are for the parser, which does not recurse.
  private static let depthLimit = 16
  /// So many digits always fit.
  private static let digitLimit = 37

  /// The value of the expression; nil if it needs more than this, or has none.
  static func value(of text: String) -> PlainFraction? {
    unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      var reader = unsafe PlainReader(bytes: bytes)
      let value = reader.sum()
      return reader.position == bytes.count ? value : nil
    } ?? nil
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = unsafe bytes
  }

  private mutating func sum() -> PlainFraction? {
    guard var value = product() else { return nil }
    while let sign = take(UInt8(ascii: "+"), UInt8(ascii: "-")) {
      guard let next = product(),
        let sum = value.plus(sign == UInt8(ascii: "-") ? -next : next)
      else { return nil }
      value = sum
    }
    return value
  }

  private mutating func product() -> PlainFraction? {
    guard var value = signed() else { return nil }
    while let sign = take(UInt8(ascii: "*"), UInt8(ascii: "/")) {
      guard let next = signed(),
        let product = sign == UInt8(ascii: "*") ? value.times(next) : value.over(next)
      else { return nil }
      value = product
    }
    return value
  }

  private mutating func signed() -> PlainFraction? {
    take(UInt8(ascii: "-"), UInt8(ascii: "-")) == nil ? power() : power().map { -$0 }
  }

  private mutating func power() -> PlainFraction? {
    guard let base = operand() else { return nil }
    guard take(UInt8(ascii: "^"), UInt8(ascii: "^")) != nil else { return base }
    skipSpaces()
    guard let exponent = number(), exponent.places == 0, byte != UInt8(ascii: "^") else {
      return nil
    }
    return Int(exactly: exponent.numerator).flatMap(base.raised)
  }

  private mutating func operand() -> PlainFraction? {
    skipSpaces()
    guard byte == UInt8(ascii: "(") else { return number() }
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    position += 1
    guard let value = sum(), byte == UInt8(ascii: ")") else { return nil }
    depth -= 1
    position += 1
    skipSpaces()
    return value
  }

  /// Digits, with a point among them or without.
  private mutating func number() -> PlainFraction? {
    let start = position
    var digits = readDigits(after: 0)
    guard position > start else { return nil }
    let point = position
    if byte == UInt8(ascii: ".") {
      position += 1
      digits = readDigits(after: digits)
      guard position > point + 1 else { return nil }
    }
    guard position - start <= Self.digitLimit else { return nil }
    let places = max(position - point - 1, 0)
    skipSpaces()
    return PlainFraction(digits, places: places)
  }

  /// The number with the digits that come next behind its own.
  private mutating func readDigits(after lead: Int128) -> Int128 {
    var value = lead
    while let digit = byte.map({ $0 &- UInt8(ascii: "0") }), digit < 10 {
      value = value &* 10 &+ Int128(digit)
      position += 1
    }
    return value
  }

  /// The byte in hand; nil at the end.
  private var byte: UInt8? {
    unsafe position < bytes.count ? bytes[position] : nil
  }

  /// Takes one of two signs, with the spaces before it.
  private mutating func take(_ first: UInt8, _ second: UInt8) -> UInt8? {
    skipSpaces()
    guard let byte, byte == first || byte == second else { return nil }
    position += 1
    return byte
  }

  private mutating func skipSpaces() {
    while byte == UInt8(ascii: " ") { position += 1 }
  }
}
