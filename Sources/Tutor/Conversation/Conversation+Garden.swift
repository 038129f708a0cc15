import Content
import Quiz

extension Conversation {
  /// Shows what has grown: as a page over the chat, or as a message in words.
  mutating func openGarden() {
    guard !scene.isAsking, !hasEnded else { return }
    let player = context.player
    guard player.knowsGarden || !player.garden.isEmpty else {
      context.say(.gardenElsewhere)
      return scene.repeatWhatWaits(in: &context)
    }
    let isPlain = context.voice.form == .plain
    let page = GardenPage(
      player.garden, learner: player.name, on: context.today, isOfRound: !player.knowsGarden,
      at: isPlain ? nil : context.plantOfNews)
    guard isPlain else { return cover(with: .garden(page)) }
    context.say(page.message(in: context.texts))
    scene.repeatWhatWaits(in: &context)
  }

  /// Begins a practice that asks those of these questions that it may ask.
  mutating func practise(_ questions: [Question]) {
    context.wish(for: questions)
    leavePage()
    follow(.go(PracticeScene(beginningIn: &context)))
  }
}
