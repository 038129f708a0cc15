import Basics
import Content

extension GardenPage {
  /// The longest line that can be typed on the page, in characters.
  private static let longest = 60

  /// Takes a letter; a space alone goes to the next bed.
  mutating func type(_ character: Character) {
    if typed.isEmpty, character == " " { return show(bed.next) }
    if typed.count < Self.longest { typed.append(character) }
  }

  /// Takes the last letter back; where nothing is typed the page closes.
  mutating func deleteLast() -> OverlayOutcome {
    typed.popLast() == nil ? .close : .stay
  }

  /// Does what the line says, or answers it kindly.
  mutating func submit(in vocabulary: ChatVocabulary) -> OverlayOutcome {
    defer { typed = "" }
    if TypedReader().tellsDistress(typed) {
      answer = .care
    } else if let bed = vocabulary.bed(typed) {
      show(bed)
    } else if let choice = vocabulary.gardenChoice(typed) {
      return choose(choice)
    } else if let page = vocabulary.command(typed, among: [.settings, .progress, .contact]) {
      return .open(page)
    } else {
      answer = TypedReader().meaning(of: typed).map { .kindness($0) } ?? .words
    }
    return .stay
  }
}

extension ChatVocabulary {
  /// The bed that a line names.
  fileprivate func bed(_ typed: String) -> GardenBed? {
    GardenBed.allCases.first { means(typed, anyOf: $0.name) }
  }

  /// What a line chooses on the garden's page.
  fileprivate func gardenChoice(_ typed: String) -> GardenPage.Choice? {
    if means(typed, anyOf: .wordsBack) || means(typed, .bye) || means(typed, .no) { return .back }
    if means(typed, anyOf: .wordsNext) { return .nextBed }
    return means(typed, anyOf: .wordsPractise) || means(typed, .start) ? .practise : nil
  }
}
