import Basics
import Content
import Quiz
import Testing

@testable import Tutor

/// The one line about the garden at the end of a practice.
struct GardenNewsTests {
  private func line(
    _ changes: [(Int, GardenEvent.Change)], _ language: Language = .english
  ) -> String? {
    let events = changes.map { GardenEvent(.table($0.0, 7), $0.1) }
    return GardenNews(events, isFirst: false, texts: Texts(language), usesWords: true).line
  }

  @Test func `who has watered flowers hears of it`() {
    #expect(line([(2, .watered)]) == "1 flower watered.")
    #expect(line([(2, .watered), (3, .watered), (3, .watered)]) == "2 flowers watered.")
    #expect(line([(2, .watered)], .korean) == "꽃 1송이에 물을 주었어요.")
  }

  @Test func `a visitor counts more than water, water more than a green plant`() {
    #expect(line([(2, .watered), (3, .bee)]) == "A bee has come to your garden.")
    #expect(line([(2, .grew(.green)), (3, .watered)]) == "1 flower watered.")
  }
}
