import Content
import Screen

/// What the signs in front of bars mean.
struct SignLegend {
  /// Each sign with its meaning, the one for right first.
  let names: [(sign: String, name: Phrase)]

  /// A line with the signs that the bars have, and a gap; nothing where all were right, which
  /// needs no words.
  func blocks(for bars: [Bar], in texts: Texts) -> [Block] {
    let signs = Set(bars.map(\.mark))
    let shown = names.filter { signs.contains($0.sign) }
    guard !shown.isEmpty, signs != Set(names.prefix(1).map(\.sign)) else { return [] }
    let words = shown.map { "\($0.sign) \(texts($0.name))" }
    return [.secondary(words.joined(separator: "   ")), .gap]
  }
}
