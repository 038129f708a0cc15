import Basics
import Content
import Quiz
import Screen

/// The conversation line by line, for a screen reader, a pipe or a terminal that can do no more.
package struct PlainForm: Sendable {
  /// Whether the learner's own words are printed too: a terminal has shown them already.
  private let echo: Bool
  private var printed = 0
  /// The mood that was last put into words.
  private var mood: Mood?

  package init(echo: Bool) {
    self.echo = echo
  }

  /// The lines of everything said since the last call.
  package mutating func newLines(of conversation: Conversation) -> [String] {
    let texts = conversation.texts
    let news = conversation.context.chat.messages(after: printed)
    printed = conversation.context.chat.count
    var lines: [String] = []
    for message in news { lines += self.lines(of: message, in: texts) }
    let isHeard = conversation.settings.accessible
    return SpokenLine.words(for: lines, in: texts, isHeard: isHeard).map(\.drawable)
  }

  private mutating func lines(of message: Message, in texts: Texts) -> [String] {
    switch message.content {
    case .robot(let blocks): Self.robot(blocks, in: texts)
    case .portrait(let portrait): lines(of: portrait, in: texts)
    case .learner(let text, let tapback): learner(text, tapback, in: texts)
    case .choice(let choice): [Self.prompt(for: choice, in: texts)]
    case .notice(let text): [text]
    }
  }

  /// The mood in words where it has changed, and what is said beside it.
  private mutating func lines(of portrait: MoodPortrait, in texts: Texts) -> [String] {
    let isNew = portrait.mood != mood
    mood = portrait.mood
    let words = isNew ? [texts.words(for: portrait.mood)] : []
    if portrait.isMomentary { return words + [portrait.line(in: texts)] }
    return words + (portrait.blocks.isEmpty ? [] : Self.robot(portrait.blocks, in: texts))
  }

  private static func robot(_ blocks: [Block], in texts: Texts) -> [String] {
    var lines = blocks.plainLines
    // Beside the name the first line of a picture would not stand over the others.
    if case .picture = blocks.first {
      return [texts.labelled(texts(.robotName), "").trimmed] + lines
    }
    lines[0] = texts.labelled(texts(.robotName), lines[0])
    return lines
  }

  private func learner(_ text: String, _ tapback: Tapback?, in texts: Texts) -> [String] {
    let said = echo ? [texts.labelled(texts(.learnerName), text)] : []
    return switch tapback {
    case .right, .worked: said + [texts(.answerRight)]
    case .notYet: said + [texts(.answerNotYet, ["answer": text])]
    case .keepGoing: said + [texts(.answerKeepGoing, ["answer": text])]
    case nil: said
    }
  }

  private static func prompt(for choice: Choice, in texts: Texts) -> String {
    switch choice.subject {
    case .player(let players):
      texts(
        .welcomeWhoPlain,
        ["names": players.numbered(in: texts), "value": players.labels[choice.value]])
    case .minutes: texts(.welcomeMinutesPlain, ["value": String(choice.value)])
    case .difficulty(let levels):
      texts(
        .welcomeDifficultyPlain,
        [
          "levels": levels.map(texts.name).numbered(in: texts),
          "value": texts.name(of: levels[choice.value]),
        ])
    }
  }
}
