import Testing

@testable import Quiz

struct PlantTests {
  @Test func `there are 66 tables, 55 sums and 16 trees`() {
    #expect(Plant.tables.count == 66)
    #expect(Plant.sums.count == 55)
    #expect(Plant.trees.count == 16)
    #expect(Set(Plant.all).count == 137)
  }

  @Test func `every question is a path stone or has its plant`() {
    for question in Question.all {
      #expect((Plant(question) == nil) == question.isTrivial, "\(question)")
    }
    let plants = Set(Question.all.compactMap(Plant.init))
    #expect(plants == Set(Plant.all))
  }

  @Test(arguments: [
    (Tree.addWholeTens, 618), (.addTensToNumber, 216), (.addOnes, 702), (.addOverTen, 672),
    (.addTensAndOnes, 1338), (.addNewTen, 516), (.addNearlyTen, 716), (.addToHundred, 72),
    (.takeWholeTens, 43), (.takeTensFromNumber, 399), (.takeOnes, 421), (.takeUnderTen, 336),
    (.takeTensAndOnes, 1616), (.takeOpeningTen, 441), (.takeNearlyTen, 490), (.takeCountUp, 1104),
  ])
  func `each tree has its questions`(tree: Tree, count: Int) {
    #expect(Question.all.count { Plant($0) == .tree(tree) } == count)
    #expect(Plant(tree.example) == .tree(tree))
  }

  @Test func `a fact is one plant in both orders and backwards`() {
    let facts = [
      Question(7, .multiply, 8), Question(8, .multiply, 7), Question(56, .divide, 7),
      Question(56, .divide, 8),
    ]
    #expect(Set(facts.map(Plant.init)) == [.table(7, 8)])
    let sums = [
      Question(3, .add, 4), Question(4, .add, 3), Question(7, .subtract, 3),
      Question(7, .subtract, 4),
    ]
    #expect(Set(sums.map(Plant.init)) == [.sum(3, 4)])
  }

  @Test func `each plant has a question in each direction`() {
    for plant in Plant.all {
      for direction in Plant.Direction.allCases {
        #expect(Plant(plant.question(direction)) == plant)
      }
    }
  }
}
