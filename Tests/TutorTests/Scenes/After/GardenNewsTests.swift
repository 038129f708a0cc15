import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// The one line about the garden at the end of a practice.
struct GardenNewsTests {
  private func line(
    _ changes: [(Int, GardenEvent.Change)], _ language: Language = .english
  ) -> String? {
    let events = changes.map { GardenEvent(.table($0.0, 7), $0.1) }
    let blocks = GardenNews(events, in: .garden, texts: Texts(language)).blocks(usesWords: true)
    guard case .text(let text)? = blocks.first else { return nil }
    return text
  }

  @Test func `who has watered flowers hears of it`() {
    #expect(line([(2, .watered)]) == "1 flower watered.")
    #expect(line([(2, .watered), (3, .watered), (3, .watered)]) == "2 flowers watered.")
    #expect(line([(2, .watered)], .korean) == "꽃 1송이에 물을 주었어요.")
  }

  @Test func `a visitor counts more than water, water more than a green plant`() {
    let both = "A bee has come to your garden. 1 flower watered."
    #expect(line([(2, .watered), (3, .bee)]) == both)
    let three = both + " 1 plant is green now."
    #expect(line([(2, .watered), (3, .bee), (4, .grew(.green))]) == three)
    #expect(
      line([(2, .watered), (3, .bee), (4, .grew(.green)), (5, .grew(.sprout))]) == three,
      "three are enough")
    #expect(
      line([(2, .grew(.green)), (3, .watered)]) == "1 flower watered. 1 plant is green now.")
  }

  @Test func `what the row shows next to the first kind is counted, each plant once`() {
    #expect(
      line([(2, .grew(.sprout)), (2, .grew(.green)), (3, .grew(.sprout)), (4, .grew(.sprout))])
        == "1 plant is green now. 2 new sprouts.")
  }

  private func signs(_ changes: [(Int, GardenEvent.Change)]) -> String? {
    let events = changes.map { GardenEvent(.table($0.0, 7), $0.1) }
    let blocks = GardenNews(events, in: .garden, texts: Texts(.english)).blocks(usesWords: false)
    let lines = blocks.plainLines.map { $0.replacing("\u{A0}", with: " ") }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  @Test func `each kind has a line with its facts, what counts most first`() {
    let grown: [(Int, GardenEvent.Change)] = [
      (2, .grew(.sprout)), (3, .grew(.sprout)), (3, .grew(.green)), (4, .grew(.grown)), (5, .bee),
    ]
    let lines = "Garden news:\n🌻 4 × 7\n🐝 5 × 7: backwards too\n🌿 3 × 7"
    #expect(signs(grown) == lines, "three are enough")
    #expect(signs([(2, .watered)]) == "Garden news: 💧 2 × 7")
    let soon = "Soon in your garden: 2 × 7"
    #expect(signs([(2, .grew(.seed))]) == soon, "it was met, and is not found yet")
    #expect(signs([(2, .grew(.seed)), (3, .grew(.seed))]) == "\(soon), 3 × 7")
    #expect(signs((2...4).map { ($0, .grew(.seed)) }) == "3 seeds in the ground.")
    #expect(signs([]) == nil)
  }

  @Test func `of more plants than two the rest is counted, each kind for itself`() {
    let many = (2...9).map { ($0, GardenEvent.Change.grew($0 < 5 ? .grown : .sprout)) }
    #expect(
      signs(many)
        == "Garden news:\n🌻 2 × 7, 3 × 7, 4 × 7\n🌱 5 × 7, 6 × 7 and 3 more")
  }

  @Test func `a kind names one plant where two would need a second line`() {
    let events = (1...12).map { GardenEvent(.table(13 - $0, 12), .grew(.grown)) }
    let blocks = GardenNews(events, in: .garden, texts: Texts(.english)).blocks(usesWords: false)
    #expect(blocks.plainLines.allSatisfy { $0.displayWidth <= 30 })
    #expect(blocks.plainLines.last == "🌻\u{A0}12\u{A0}×\u{A0}12 and 11 more")
  }

  @Test func `a fact stays whole at the end of a line`() {
    let events = (2...9).map { GardenEvent(.table($0, 7), .grew(.sprout)) }
    let blocks = GardenNews(events, in: .round, texts: Texts(.english)).blocks(usesWords: false)
    guard case .text(let text)? = blocks.first else {
      Issue.record("nothing grew")
      return
    }
    #expect(text.hasPrefix("8 plants grew in this round.\n"))
    #expect(text.contains("🌱\u{A0}2\u{A0}×\u{A0}7, "))
  }

  @Test func `a tree is named by a sum that the child has done, not by its example`() {
    let asked = Question(48, .add, 31)
    let tree = Plant(asked)
    let events = tree.map { [GardenEvent($0, .grew(.sprout))] } ?? []
    let blocks = GardenNews(events, after: [asked], in: .garden, texts: Texts(.english))
      .blocks(usesWords: false)
    #expect(blocks.plainLines.contains { $0.contains("48\u{A0}+\u{A0}31") }, "\(blocks)")
    #expect(tree?.isFact == false && tree?.question() != asked)
  }
}
