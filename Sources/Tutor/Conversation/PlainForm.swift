import Content
import Quiz
import Screen

/// The conversation line by line, for a screen reader, a pipe or a terminal that can do no more.
package struct PlainForm: Sendable {
  /// Whether the learner's own words are printed too: a terminal has shown them already.
  private let echo: Bool
  private var printed = 0

  package init(echo: Bool) {
    self.echo = echo
  }

  /// The lines of everything said since the last call.
  package mutating func newLines(of conversation: Conversation) -> [String] {
    let texts = conversation.texts
    let news = conversation.context.chat.messages[printed...]
    printed = conversation.context.chat.messages.count
    return news.flatMap { lines(of: $0, in: texts) }.map(\.drawable)
  }

  private func lines(of message: Message, in texts: Texts) -> [String] {
    switch message.content {
    case .robot(let blocks): Self.robot(blocks, in: texts)
    case .learner(let text, let tapback): learner(text, tapback, in: texts)
    case .choice(let choice): choice.isActive ? [Self.prompt(for: choice, in: texts)] : []
    case .notice(let text): [text]
    }
  }

  private static func robot(_ blocks: [Block], in texts: Texts) -> [String] {
    var lines = lines(of: blocks)
    lines[0] = "\(texts(.robotName)): \(lines[0])"
    return lines
  }

  /// The blocks as lines.
  static func lines(of blocks: [Block]) -> [String] {
    blocks.flatMap(lines)
  }

  private func learner(_ text: String, _ tapback: Tapback?, in texts: Texts) -> [String] {
    let said = echo ? ["\(texts(.learnerName)): \(text)"] : []
    return switch tapback {
    case .right: said + [texts(.answerRight)]
    case .notYet: said + [texts(.answerNotYet, ["answer": text])]
    case nil: said
    }
  }

  private static func lines(of block: Block) -> [String] {
    switch block {
    case .text(let text), .heading(let text), .secondary(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .item(let text): ["• \(text)"]
    case .picture(let lines): lines
    case .bars(let bars): bars.map(line)
    case .heatMap(let map): map.words
    case .columns(let chart): [chart.words]
    case .beside(let left, let right): lines(of: left) + [""] + lines(of: right)
    case .gap: [""]
    }
  }

  private static func line(of bar: Bar) -> String {
    ["  \(bar.label)", bar.mark, bar.value, bar.note].filter { !$0.isEmpty }
      .joined(separator: "  ")
  }

  private static func prompt(for choice: Choice, in texts: Texts) -> String {
    switch choice.subject {
    case .player(let players):
      texts(
        .welcomeWhoPlain,
        ["names": players.numbered, "value": players.labels[choice.value]])
    case .minutes: texts(.welcomeMinutesPlain, ["value": String(choice.value)])
    case .difficulty:
      texts(.welcomeDifficultyPlain, ["value": texts.name(of: Choice.levels[choice.value])])
    }
  }
}
