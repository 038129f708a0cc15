/// Which sixths of a cell are painted: its left and right halves in the upper and lower third.
///
/// What two boxes have in a row between them lies in these four; the middle third stays free.
struct Sextants: EdgeSign {
  let rawValue: UInt32

  static let upperLeft = Sextants(rawValue: 1)
  static let upperRight = Sextants(rawValue: 2)
  static let lowerLeft = Sextants(rawValue: 16)
  static let lowerRight = Sextants(rawValue: 32)
}

extension Sextants {
  private static let first: UInt32 = 0x1FB00
  /// The signs that Unicode has elsewhere: the left half, the right half.
  private static let gaps: [UInt32] = [21, 42]
  /// The slanted corners that stand for a single sixth.
  private static let corners: [(Sextants, Character)] = [
    (.lowerRight, "\u{1FB48}"), (.lowerLeft, "\u{1FB3D}"), (.upperRight, "\u{1FB63}"),
    (.upperLeft, "\u{1FB58}"),
  ]

  init?(_ character: Character, glyphs: GlyphSet) {
    if let corner = Self.corners.first(where: { $0.1 == character }) {
      self = corner.0
      return
    }
    guard let value = character.unicodeScalars.first?.value, (0x1FB00...0x1FB3B).contains(value)
    else { return nil }
    let index = value - Self.first + 1
    rawValue = index + (index >= 21 ? 1 : 0) + (index >= 41 ? 1 : 0)
  }

  func character(in look: Look) -> Character {
    guard look.shapes == .smooth else { return stepped }
    return Self.corners.first { $0.0 == self }?.1 ?? squared.stepped
  }

  /// The sign made of sixths.
  private var stepped: Character {
    let missing = Self.gaps.count { $0 < rawValue }
    let value = Self.first + rawValue - 1 - UInt32(missing)
    return Unicode.Scalar(value).map(Character.init) ?? " "
  }

  /// Whole thirds: beside slanted corners a step would look torn, and a cell has only one corner.
  private var squared: Sextants {
    [Sextants.upper, .lower].reduce(into: self) { sign, third in
      if !sign.isDisjoint(with: third) { sign.formUnion(third) }
    }
  }

  private static let upper: Sextants = [.upperLeft, .upperRight]
  private static let lower: Sextants = [.lowerLeft, .lowerRight]
}
