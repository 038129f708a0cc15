import Basics
import Screen

extension Conversation {
  /// Whether the key moves the light among the words that Robo offers: while the line is empty.
  func movesLight(_ key: Key) -> Bool {
    context.line.text.isEmpty && context.chips.isMoved(by: key)
  }

  /// A line was finished: one of the words offered, or something for the scene.
  mutating func submit(_ typed: String) {
    context.line = TypedLine()
    let typed = typed.trimmed.isEmpty ? "" : typed
    // Where questions are asked the scene has a clock to stop.
    if !scene.isAsking, !hasEnded, TypedReader().tellsDistress(typed) {
      context.hear(typed)
      context.sayCare()
      scene.repeatWhatWaits(in: &context)
    } else if let offer = context.chips.offer(
      answering: typed, in: context.voice, isAsking: scene.isAsking)
    {
      choose(offer, typed: typed)
    } else {
      follow(scene.submit(typed, in: &context))
    }
  }

  /// One of the words offered was tapped.
  mutating func tapWord(_ index: Int) {
    guard context.chips.offers.indices.contains(index) else { return }
    context.clearLine()
    context.line = TypedLine()
    choose(context.chips.offers[index])
  }

  /// The child has said the word, as it was typed or as it stands on its chip; where a page opens,
  /// nothing is said in the chat.
  private mutating func choose(_ offer: Offer, typed: String = "") {
    let isTyped = !typed.trimmed.isEmpty
    if !offer.opensPage || context.voice.form == .plain {
      context.hear(isTyped ? typed : offer.label(in: context.texts))
    }
    follow(scene.choose(offer, in: &context))
  }
}
