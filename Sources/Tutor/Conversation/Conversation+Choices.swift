import Basics
import Content
import Quiz
import Screen

extension Conversation {
  /// Shows a card with a value on it, and waits for the choice.
  mutating func ask(_ subject: Choice.Subject, value: Int, isSuggested: Bool = false) {
    let choice = Choice(
      id: messages.count, subject: subject, value: value, isSuggested: isSuggested)
    stage = .choosing(messages.count)
    add(.choice(choice), appears: lastAppearance)
  }

  /// The card that waits, if one does.
  var openChoice: Choice? {
    get {
      guard case .choosing(let place) = stage, case .choice(let choice) = messages[place].content
      else { return nil }
      return choice
    }
    set {
      guard case .choosing(let place) = stage, let newValue else { return }
      messages[place].content = .choice(newValue)
    }
  }

  /// Takes the card's value as the answer, saves it, and goes on to the next card.
  mutating func confirmChoice() {
    guard let choice = openChoice else { return }
    openChoice?.isActive = false
    switch choice.subject {
    case .player(let players):
      hear(players.labels[choice.value])
      effects.append(.chooseLearner(players.names[choice.value]))
    case .minutes:
      save(String(choice.value), for: .minutes)
      hear(texts.count(choice.value, of: .minutes))
      askDifficulty()
    case .difficulty:
      let level = Choice.levels[choice.value]
      save(level.rawValue, for: .difficulty)
      chosenLevel = level
      hear(texts.name(of: level))
      startPractice()
    }
  }

  mutating func save(_ value: String, for key: SettingKey) {
    try? settings.set(value, for: key)
    effects.append(.saveSetting(key, value))
  }

  /// Words typed while a card waits.
  mutating func answerChoice(_ typed: String) {
    guard let choice = openChoice else { return }
    if typed.allSatisfy(\.isWhitespace) { return confirmChoice() }
    if let value = value(typed, for: choice.subject) {
      openChoice?.value = value
    } else if !vocabulary.means(typed, .yes) || choice.isList && !choice.isSuggested {
      return answerOtherwise(typed)
    }
    confirmChoice()
  }

  private func value(_ typed: String, for subject: Choice.Subject) -> Int? {
    switch subject {
    case .player(let players):
      players.place(of: typed.trimmed, number: listNumber(typed))
    case .minutes:
      vocabulary.number(typed).flatMap { PracticeOptions.allowedMinutes.contains($0) ? $0 : nil }
    case .difficulty:
      vocabulary.difficulty(typed).flatMap(Choice.levels.firstIndex)
    }
  }

  /// The number of a list's line, such as 2 in "2."; nil where other words stand beside it.
  private func listNumber(_ typed: String) -> Int? {
    let isAlone = typed.trimmed.allSatisfy { $0.isNumber || ".)".contains($0) }
    return isAlone ? vocabulary.number(typed) : nil
  }

  /// Words typed while a card waits that are no value of it: a word that Robo knows, or none.
  private mutating func answerOtherwise(_ typed: String) {
    guard let asked = openChoice else { return }
    hear(typed)
    if !vocabulary.means(typed, .hello), answerWord(typed) {
      // The card waits below the page, which is still to come where it is looked up.
      if overlay != nil || stage == .left || effects.contains(.loadProgress) { return }
    } else if isSum(typed) {
      answerCalculation(typed)
    } else {
      sayUnclear(asked, typed.trimmed)
    }
    if openChoice?.id == asked.id { askAgain() }
  }

  /// Shows the card that waits once more, below what was said.
  mutating func askAgain() {
    guard let choice = openChoice else { return }
    openChoice?.isActive = false
    ask(choice.subject, value: choice.value, isSuggested: choice.isSuggested)
  }

  private mutating func sayUnclear(_ choice: Choice, _ typed: String) {
    switch choice.subject {
    case .player(let players):
      openChoice?.isSuggested = false
      let isAnswer = [.hello, .yes, .no].contains { vocabulary.means(typed, $0) }
      if isAnswer { return say(texts(.welcomeWho)) }
      sayUnknownPlayer(typed, players)
    case .minutes: say(texts(.welcomeMinutesUnclear))
    case .difficulty: say(texts(.welcomeDifficultyUnclear))
    }
  }
}
