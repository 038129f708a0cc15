/// What a character belongs to, as far as the languages of Robo differ in it.
enum TextScript {
  case latin, hangul, kana, ideograph, other

  init(_ character: Character) {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x41...0x5A, 0x61...0x7A: self = .latin
    case 0xAC00...0xD7A3, 0x3131...0x318E: self = .hangul
    // The mark ー and the middle dot ・ are kana too.
    case 0x3041...0x30FF: self = .kana
    case 0x3400...0x9FFF: self = .ideograph
    default: self = .other
    }
  }
}
