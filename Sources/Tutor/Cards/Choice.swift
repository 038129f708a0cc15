import Basics
import Content
import Quiz
import Screen

/// A card that waits for a choice.
struct Choice: Equatable, Sendable {
  /// What is chosen.
  enum Subject: Equatable, Sendable {
    case player(Players)
    case minutes
    /// The levels in their order on the card.
    case difficulty([Difficulty])
  }

  let id: Int
  let subject: Subject
  /// The minutes, or the index among the players or the levels.
  var value: Int
  /// Robo has asked whether it is this one, so that yes is an answer.
  var isSuggested = false

  /// The values that can be chosen.
  var range: ClosedRange<Int> {
    switch subject {
    case .player(let players): 0...(players.labels.count - 1)
    case .minutes: PracticeOptions.allowedMinutes
    case .difficulty(let levels): 0...(levels.count - 1)
    }
  }

  /// Moves to the next value with an arrow key, or stays at the end of the range.
  ///
  /// Names and levels are read downwards, while up means more minutes.
  mutating func move(with key: Key) {
    let isOnwards = key == .right || key == (subject == .minutes ? .up : .down)
    value = (value + (isOnwards ? 1 : -1)).clamped(to: range)
  }

  /// The value that the typed words name; nil when they name none.
  func value(_ typed: String, in vocabulary: ChatVocabulary) -> Int? {
    switch subject {
    case .player(let players):
      players.position(of: typed.trimmed, number: listNumber(typed, in: vocabulary))
        ?? (vocabulary.means(typed, anyOf: .wordsNewcomer) ? players.newcomer : nil)
        ?? TypedReader().askedName(in: typed).flatMap { players.position(of: $0) }
        ?? TypedReader().name(among: players.names, in: typed).flatMap { players.position(of: $0) }
        ?? players.position(of: vocabulary.withoutNameFrame(typed))
    case .minutes:
      vocabulary.playableMinutes(typed)
    case .difficulty(let levels):
      vocabulary.difficulty(typed).flatMap(levels.firstIndex)
        ?? listNumber(typed, in: vocabulary).flatMap(levels.index(numbered:))
        ?? example(in: typed).flatMap { question in
          levels.firstIndex { $0.isShown(with: question) }
        }
    }
  }

  /// The question that is named as one that somebody wants: like 38 + 7.
  private func example(in typed: String) -> Question? {
    SchoolSum(String(typed.drop { !$0.isNumber }))?.fact
  }

  /// The number of a list's line, such as 2 in "2." or "the second one"; nil where other words stand
  /// beside it.
  private func listNumber(_ typed: String, in vocabulary: ChatVocabulary) -> Int? {
    let typed = typed.trimmed
    if let place = TypedReader().ordinal(in: typed, of: range.count) { return place }
    let isAlone =
      typed.allSatisfy { $0.isNumber || ".)".contains($0) } || typed.allSatisfy(\.isLetter)
    return isAlone ? vocabulary.number(typed) : nil
  }

  /// Whether names are listed, and not more or less of something.
  var isList: Bool { if case .player = subject { true } else { false } }

  /// What the empty field says of how it is chosen.
  var hint: Phrase {
    switch subject {
    case .player: .composerWho
    case .minutes: .composerSlider
    case .difficulty: .composerCard
    }
  }

  /// The card as a picture in the given language.
  func card(in texts: Texts) -> Card {
    switch subject {
    case .player(let players):
      Card(
        id: id, title: texts(.cardLearner), control: .options(players.labels, selected: value))
    case .minutes:
      Card(
        id: id, title: texts(.cardTimer),
        control: .slider(value: value, range: range, text: texts.count(value, of: .minutes)))
    case .difficulty(let levels):
      Card(
        id: id, title: texts(.cardDifficulty),
        control: .options(levels.map(texts.name), selected: value))
    }
  }
}
