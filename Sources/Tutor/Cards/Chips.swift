import Basics
import Content
import Screen

/// The words that Robo offers now, and which of them is lit.
struct Chips: Equatable, Sendable {
  private(set) var offers: [Offer] = []
  /// The index of the word that Enter chooses.
  private(set) var lit = 0

  /// Offers these words; where they are others than before, one of them is lit, or the first.
  mutating func show(_ offers: [Offer], lighting offer: Offer? = nil) {
    guard offers != self.offers else { return }
    self.offers = offers
    lit = offer.flatMap { offers.firstIndex(of: $0) } ?? 0
  }

  /// Whether the key moves the light.
  func isMoved(by key: Key) -> Bool {
    offers.count > 1 && [.left, .right, .tab, .backTab].contains(key)
  }

  /// Moves the light: arrows stay at the ends, Tab goes around.
  mutating func move(with key: Key) {
    let isBack = key == .left || key == .backTab
    let next = lit + (isBack ? -1 : 1)
    let goesAround = key == .tab || key == .backTab
    lit = goesAround ? (next + offers.count) % offers.count : next.clamped(to: 0...offers.count - 1)
  }

  /// The word that is chosen with Enter on an empty line, by its label or by its number; while
  /// something is asked, numbers are answers.
  func offer(answering typed: String, in voice: Voice, isAsking: Bool = false) -> Offer? {
    let words = voice.vocabulary.normalized(typed)
    if voice.numbersOffers, !isAsking, let number = Int(words) {
      return offers[numbered: number]
    }
    guard words.isEmpty else {
      return offers.first { $0.isChosen(by: typed, in: voice) }
    }
    // Line by line nobody sees a light.
    return voice.form == .screen && offers.indices.contains(lit) ? offers[lit] : nil
  }

  /// The picture of the words; nil where none is offered.
  ///
  /// None is lit where Enter sends what is typed.
  func row(in texts: Texts, isLit: Bool = true) -> ChipRow? {
    guard !offers.isEmpty else { return nil }
    // Who may leave chooses what comes next, and knows it without the question.
    return ChipRow(
      offers.map { $0.label(in: texts) }, lit: isLit ? lit : nil,
      role: offers.contains(.bye) ? .choices : .answers)
  }
}
