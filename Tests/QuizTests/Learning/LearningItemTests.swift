import Testing

@testable import Quiz

struct LearningItemTests {
  @Test func `facts are one item in either order, larger sums are items of their strategy`() {
    #expect(LearningItem(Question(8, .multiply, 7)) == .fact(Question(7, .multiply, 8)))
    #expect(LearningItem(Question(9, .add, 4)) == .fact(Question(4, .add, 9)))
    #expect(LearningItem(Question(56, .divide, 7)) == .fact(Question(56, .divide, 7)))
    #expect(LearningItem(Question(13, .subtract, 5)) == .fact(Question(13, .subtract, 5)))
    #expect(LearningItem(Question(48, .add, 7)) == .strategy(.addition(.bridge)))
    #expect(LearningItem(Question(63, .subtract, 17)).operation == .subtract)
  }

  @Test func `a family shares what is known`() {
    let relatives = LearningItem(Question(7, .multiply, 8)).relatives
    #expect(
      relatives == [.fact(Question(56, .divide, 7)), .fact(Question(56, .divide, 8))])
    #expect(
      LearningItem(Question(13, .subtract, 5)).relatives
        == [.fact(Question(5, .add, 8)), .fact(Question(13, .subtract, 8))])
    #expect(LearningItem(Question(7, .multiply, 7)).relatives.count == 1)
    #expect(LearningItem(Question(48, .add, 7)).relatives.isEmpty)
    #expect(
      LearningItem(Question(0, .multiply, 7)).relatives == [.fact(Question(0, .divide, 7))])
  }

  @Test func `relatives are relatives of each other`() {
    for item in Set(Question.all.map(LearningItem.init)) {
      #expect(item.relatives.allSatisfy { $0.relatives.contains(item) })
    }
  }

  @Test func `hardness lies between 0 and 1, and follows what children find hard`() {
    #expect(Question.all.allSatisfy { (0...1.2).contains($0.hardness) })
    #expect(Question(6, .multiply, 8).hardness > Question(8, .multiply, 8).hardness)
    #expect(Question(7, .multiply, 8).hardness > Question(5, .multiply, 8).hardness)
    #expect(Question(10, .multiply, 8).hardness < Question(9, .multiply, 8).hardness)
    #expect(Question(56, .divide, 7).hardness > Question(7, .multiply, 8).hardness)
    #expect(Question(8, .add, 5).hardness > Question(4, .add, 5).hardness)
    #expect(Question(38, .add, 25).hardness > Question(38, .add, 5).hardness)
    #expect(Question(7, .multiply, 0).hardness == 0)
  }
}
