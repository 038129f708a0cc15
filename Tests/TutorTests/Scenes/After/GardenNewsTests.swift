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
    return GardenNews(events, in: .garden, texts: Texts(language), usesWords: true).line
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

  private func row(_ changes: [(Int, GardenEvent.Change)], usesWords: Bool = false) -> Block? {
    let events = changes.map { GardenEvent(.table($0.0, 7), $0.1) }
    return GardenNews(events, in: .garden, texts: Texts(.english), usesWords: usesWords).row
  }

  @Test func `each plant stands in the row once, as far as it has grown, what counts most first`() {
    let grown: [(Int, GardenEvent.Change)] = [
      (2, .grew(.sprout)), (3, .grew(.sprout)), (3, .grew(.green)), (4, .grew(.grown)), (5, .bee),
    ]
    #expect(row(grown) == .picture(LinePicture(["🌻🐝🌿🌱"])))
    #expect(row(grown, usesWords: true) == nil, "the line says it")
    #expect(row([(2, .grew(.seed))]) == nil)
  }

  @Test
  func `a long row ends with a sign that there are more, and no number that looks like a gain`() {
    let many = (2...12).map { ($0, GardenEvent.Change.grew(.sprout)) }
    let bees: [(Int, GardenEvent.Change)] = [(2, .bee), (3, .bee), (4, .bee), (5, .bee)]
    let sprouts = String(repeating: "🌱", count: 11)
    #expect(row(many + bees.prefix(3)) == .picture(LinePicture(["🐝🐝🐝" + sprouts])))
    #expect(
      row(many + bees) == .picture(LinePicture(["🐝🐝🐝🐝" + sprouts.prefix(8) + " …"])))
  }
}
