import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// Whether what Robo says has room in a window of 40 columns.
struct LanguageWidthTests {
  /// The columns of text in a bubble of such a window.
  private static let bubble = 30

  /// How the keys of texts begin that have a place of their own, and its columns.
  private static let places: [(beginning: String, columns: Int)] = [
    ("keypad.", 6), ("composer.", 26), ("difficulty.", 16), ("card.", 16), ("strategy.", 22),
    ("settings.footer.", 20), ("progress.footer.", 20), ("contact.back", 20),
    ("calculator.keys.footer.", 20), ("state.", 10), ("check.mark.", 10), ("robot.name", 8),
    ("learner.name", 8), ("clock.", 40), ("chip.", 16), ("unit.kind.", 16),
  ]

  /// How the keys of texts begin that stand in bubbles.
  private static let bubbles = [
    "welcome.", "news.", "thirsty.", "question.", "answer.", "praise.", "reply.", "care.",
    "greeting.", "hint.", "feedback.", "picture.", "end.", "mend.", "goal.", "level.", "check.",
    "contact.", "help.", "bye", "stop.", "planted.", "sprouts.", "greens.", "bees.", "watered.",
    "garden.about.", "garden.then.",
  ]

  /// Texts that are longer, or cut where the window is small.
  private static func isLong(_ key: String, _ language: Language) -> Bool {
    key == "check.rules"
      || language == .english
        && ["composer.card", "composer.slider", "composer.chips"].contains(key)
  }

  private static let samples = [
    "question": "12 × 12", "name": "Hana", "nearest": "Hanna", "names": "1 Hana, 2 Jun",
    "blank": "__",
    "expression": "12 × 12", "tree": "+ …", "plant": "12 × 12", "plants": "12 × 12",
    "sign": "…", "goal": "12 × 12", "first": "12 × 12", "second": "12 × 11", "levels": "1 …, 2 …",
    "questions": "12 × 12", "easy": "14 − 6 or 20 ÷ 5", "medium": "45 − 8 or 32 ÷ 4",
    "hard": "83 − 47 or 84 ÷ 12", "equation": "12 × 12 = 144", "word": "garden",
  ]

  private static func filled(_ text: String) -> String {
    text.replacing(/\{([^}]*)\}/) { samples[String($0.1)] ?? "48" }
  }

  private static func texts(of language: Language) -> [(key: String, text: String)] {
    Texts(language).all.map { ($0.key, filled($0.value)) }.filter { !isLong($0.key, language) }
  }

  @Test(arguments: Language.allCases)
  func `a label has room in its place`(language: Language) {
    for (key, text) in Self.texts(of: language) {
      guard let place = Self.places.first(where: { key.hasPrefix($0.beginning) }) else { continue }
      #expect(text.displayWidth <= place.columns, "\(key): \(text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `what is said in a bubble has at most five lines`(language: Language) {
    for (key, text) in Self.texts(of: language) where Self.bubbles.contains(where: key.hasPrefix) {
      #expect(text.wrapped(to: Self.bubble).count <= 5, "\(key): \(text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `the levels have a line each, whatever is asked`(language: Language) {
    let pairs = Quiz.Operation.allCases.flatMap { first in
      Quiz.Operation.allCases.map { Set([first, $0]) }
    }
    for operations in pairs {
      let text = Texts(language).askLevel(of: PracticeOptions(operations: operations))
      #expect(text.wrapped(to: Self.bubble).count == 1 + Difficulty.allCases.count, "\(text)")
    }
  }

  @Test func `no Japanese phrase for a child is parted`() {
    for (key, text) in Self.texts(of: .japanese) where Self.bubbles.contains(where: key.hasPrefix) {
      for paragraph in text.split(separator: "\n") {
        let lines = String(paragraph).wrapped(to: Self.bubble)
        for (line, next) in zip(lines, lines.dropFirst()) {
          let isPhrase = line.last.map("、。，！？：」）".contains) == true
          #expect(isPhrase || paragraph.contains(line + " " + next), "\(key): \(line)|\(next)")
        }
      }
    }
  }
}
