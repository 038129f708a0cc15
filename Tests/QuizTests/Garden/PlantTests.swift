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
    (Tree.addWholeTens, 44), (.addTensToNumber, 792), (.addOnes, 648), (.addOverTen, 738),
    (.addTensAndOnes, 1296), (.addNewTen, 544), (.addNearlyTen, 716), (.addToHundred, 72),
    (.takeWholeTens, 44), (.takeTensFromNumber, 372), (.takeOnes, 396), (.takeUnderTen, 369),
    (.takeTensAndOnes, 1620), (.takeOpeningTen, 455), (.takeNearlyTen, 490), (.takeCountUp, 1104),
  ])
  func `each tree has its questions`(tree: Tree, count: Int) {
    #expect(Question.all.count { Plant($0) == .tree(tree) } == count)
    #expect(Plant(tree.example) == .tree(tree))
  }

  @Test(arguments: [
    (17, 3, Tree.addOverTen), (5, 15, .addOverTen), (16, 15, .addNewTen), (12, 12, .addTensAndOnes),
    (34, 10, .addTensToNumber), (40, 25, .addTensToNumber), (42, 3, .addOnes),
  ])
  func `a sum grows the tree of what its digits do`(left: Int, right: Int, tree: Tree) {
    #expect(Plant(Question(left, .add, right)) == .tree(tree))
  }

  @Test(arguments: [
    (20, 4, Tree.takeUnderTen), (20, 13, .takeOpeningTen), (30, 15, .takeOpeningTen),
    (40, 20, .takeWholeTens), (24, 12, .takeTensAndOnes), (30, 2, .takeUnderTen),
    (47, 3, .takeOnes), (52, 49, .takeCountUp),
  ])
  func `a difference grows the tree of what its digits do`(left: Int, right: Int, tree: Tree) {
    #expect(Plant(Question(left, .subtract, right)) == .tree(tree))
  }

  @Test func `a tree that opens or fills a ten grows from no other questions`() {
    let filling: Set<Tree> = [.addOverTen, .addNewTen]
    let opening: Set<Tree> = [.takeUnderTen, .takeOpeningTen]
    let level: Set<Tree> = [.addOnes, .addTensAndOnes, .takeOnes, .takeTensAndOnes]
    for question in Question.all {
      guard case .tree(let tree)? = Plant(question) else { continue }
      let (ones, others) = (question.left % 10, question.right % 10)
      let crosses = question.operation == .add ? ones + others >= 10 : ones < others
      if filling.union(opening).contains(tree), !crosses { Issue.record("\(question): \(tree)") }
      if level.contains(tree), crosses { Issue.record("\(question): \(tree)") }
    }
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
