import Content
import Screen

/// What the signs in front of bars mean.
struct SignLegend {
  /// Each sign with its meaning, the one for right first.
  let names: [(sign: String, name: Phrase)]

  /// A line with the signs that the bars have, and that of a bar which is cut; nothing where all were
  /// right, which needs no words.
  func blocks(for bars: [Bar], in texts: Texts) -> [Block] {
    let signs = Set(bars.map(\.mark))
    let shown = names.filter { signs.contains($0.sign) }
    let isCut = bars.contains(where: \.isBroken)
    guard isCut || !shown.isEmpty && signs != Set(names.prefix(1).map(\.sign)) else { return [] }
    let cut = isCut ? [("//", Phrase.summaryLonger)] : []
    let words = (shown + cut).map { "\($0.0) \(texts($0.1))" }
    return [.secondary(words.joined(separator: "   "))]
  }
}
