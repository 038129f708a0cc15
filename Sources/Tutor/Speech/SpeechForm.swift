import Basics
import Content
import Screen

/// The conversation as it is said aloud: what Robo says and asks, each once.
package struct SpeechForm: Sendable {
  private var heard = 0

  package init() {}

  /// Takes in that nobody hears what was said so far.
  package mutating func pass(over conversation: Conversation) {
    heard = conversation.context.chat.count
  }

  /// What there is to say since the last call; nil where it is nothing.
  ///
  /// Where it is quiet, as nothing has happened but that time has passed, what only tells the time
  /// does not speak into a question.
  package mutating func newWords(of conversation: Conversation, isQuiet: Bool) -> String? {
    let texts = conversation.texts
    let news = conversation.context.chat.messages(after: heard)
    heard = conversation.context.chat.count
    let lines = news.flatMap { Self.lines(of: $0, in: texts, isQuiet: isQuiet) }
    let words = SpokenLine.words(for: lines, in: texts).map(Self.withoutSigns)
      .filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }

  private static func lines(of message: Message, in texts: Texts, isQuiet: Bool) -> [String] {
    switch message.content {
    case .robot(let blocks): blocks.spokenLines
    case .portrait(let portrait):
      portrait.isMomentary ? [portrait.line(in: texts)] : portrait.blocks.spokenLines
    case .learner(_, .right), .learner(_, .worked): [texts(.answerRight)]
    case .learner(let text, .notYet): [texts(.answerNotYet, ["answer": text])]
    case .learner(let text, .keepGoing): [texts(.answerKeepGoing, ["answer": text])]
    case .learner(_, nil), .choice: []
    case .notice(let text): isQuiet ? [] : [text]
    }
  }

  /// Emoji have long names.
  private static func withoutSigns(_ line: String) -> String {
    String(
      line.filter { character in
        !character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
      }
    ).trimmed
  }
}

extension [Block] {
  /// What of the blocks is in words: pictures are seen, and only what is written in them is said.
  fileprivate var spokenLines: [String] { flatMap(\.spokenLines) }
}

extension Block {
  fileprivate var spokenLines: [String] {
    switch self {
    case .text(let text), .heading(let text), .secondary(let text), .item(let text),
      .note(let text):
      text.split(separator: "\n").map(String.init)
    case .picture(let picture): picture.instead.map { [$0] } ?? []
    case .columns(let chart): [chart.words]
    case .heatMap(let map): map.words
    case .beside(let left, let right): left.spokenLines + right.spokenLines
    case .bars, .gap: []
    }
  }
}
