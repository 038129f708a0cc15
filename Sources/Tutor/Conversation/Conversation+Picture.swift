import Basics
import Content
import Quiz
package import Screen

extension Conversation {
  /// How fast the typing dots move.
  static let dotTime = Duration.milliseconds(120)

  /// What is on show at the latest event.
  package var picture: ScreenPicture {
    switch overlay {
    case .settings(let form): .form(form.picture(in: texts))
    case .contact(let scrolledRows): .page(contactPage(scrolledRows: scrolledRows))
    case .progress(let page, let scrolledRows):
      .page(page.picture(in: texts, scrolledRows: scrolledRows))
    case nil: .chat(chat)
    }
  }

  private var chat: ChatPicture {
    ChatPicture(
      header: header, entries: entries,
      composer: Composer(
        line: line.text, cursor: line.cursor, placeholder: placeholder, prompt: line.prompt),
      keypad: keypad, scrolledRows: scrolledRows, confetti: confettiStep,
      newestLabel: texts(.composerNewest))
  }

  private var entries: [ChatEntry] {
    let shown = messages.prefix { $0.appears <= now }
    let entries = shown.map(entry)
    guard shown.count < messages.count, messages[shown.count].isRobots else { return entries }
    let typed = max(.zero, now.duration(to: messages[shown.count].appears))
    return entries + [.typing(step: Int(typed / Self.dotTime) % 3)]
  }

  private func entry(for message: Message) -> ChatEntry {
    switch message.content {
    case .robot(let blocks): .bubble(Bubble(.robot, blocks))
    case .learner(let text, let tapback):
      .bubble(
        Bubble(
          .learner, [.text(text)], tapback: message.tapbackAppears <= now ? tapback : nil))
    case .choice(let choice): .card(choice.card(in: texts))
    case .notice(let text): .notice(text)
    }
  }

  private var placeholder: String {
    switch stage {
    case .offeringSame: texts(.composerSame)
    case .choosing: texts(openChoice?.isList == true ? .composerWho : .composerCard)
    case .practising: texts(isPaused ? .composerPaused : .composerAnswer)
    case .offeringCheck: texts(.checkComposerReady)
    case .checking: checkPlaceholder
    case .finished, .left: texts(.composerAfter)
    }
  }

  private var keypad: NumericKeypad? {
    guard stage == .practising || stage == .checking else { return nil }
    let lit = litKey.flatMap { $0.until > now ? $0.key : nil }
    let hasHelp = stage == .practising
    return NumericKeypad(
      hint: hasHelp ? texts(.keypadHint) : "", skip: hasHelp ? texts(.keypadSkip) : "",
      send: texts(.keypadSend), pressed: lit)
  }

  private func contactPage(scrolledRows: Int) -> PagePicture {
    PagePicture(
      icon: "🤖", title: texts(.contactTitle),
      blocks: [
        .text(texts(.contactWho)), .gap, .text(texts(.contactMistakes)), .gap,
        .text(texts(.contactPrivate)), .gap, .heading(texts(.helpTitle)),
        .text(texts(.helpQuestion)), .text(texts(.helpQuestionKeys)), .text(texts(.helpWords)),
        .text(texts(.helpScroll)),
      ], scrolledRows: scrolledRows, footer: [texts(.contactBack)])
  }
}
