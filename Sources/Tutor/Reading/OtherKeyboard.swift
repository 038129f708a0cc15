/// The two-set keyboard of Korea and the zhuyin keyboard of Taiwan: which Latin letters and digits
/// their keys have.
///
/// A child that has not switched the keyboard types ahffk for 몰라, ㅗ디ㅔ for help, and ㄓˊ for 56.
struct OtherKeyboard: Sendable {
  /// The keys of each letter, such as `hk` for ㅘ.
  private let keys: [Unicode.Scalar: String]
  private static let lead = letters("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowel = letters("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let tail = letters("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// The keyboard of a list such as `ㅏ=k`; it has no keys where the list is empty.
  init(_ list: [String]) {
    keys = list.reduce(into: [:]) { keys, entry in
      let halves = entry.split(separator: "=")
      if halves.count == 2, let letter = halves[0].unicodeScalars.first {
        keys[letter] = halves[1].lowercased()
      }
    }
  }

  /// What the keys that type the text mean on a Latin keyboard; nil where none of them is known.
  func keys(of text: String) -> String? {
    guard !text.isASCII else { return nil }
    var isKnown = false
    let typed = text.unicodeScalars.map { scalar in
      let letters = Self.lettersOf(scalar).compactMap { keys[$0] }
      isKnown = isKnown || !letters.isEmpty
      return letters.isEmpty ? String(scalar) : letters.joined()
    }
    return isKnown ? typed.joined() : nil
  }

  /// The letters of a syllable, or the letter itself.
  private static func lettersOf(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard "가"..."힣" ~= scalar else { return [scalar] }
    let index = Int(scalar.value - 0xAC00)
    let last = index % 28
    return [lead[index / 588], vowel[index % 588 / 28]] + (last > 0 ? [tail[last - 1]] : [])
  }

  private static func letters(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
