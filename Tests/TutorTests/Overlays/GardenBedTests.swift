import Basics
import Content
import Quiz
import Screen
import TestPasts
import Testing

@testable import Tutor

struct GardenBedTests {
  private let texts = Texts(.english)
  private let vocabulary = ChatVocabulary(Texts(.english))

  private func page(after questions: Question...) -> GardenPage {
    let past = questions.map { question in
      PastAttempt(
        Attempt(
          question: question, typed: "", outcome: .right, tryNumber: 1, time: .seconds(2)), on: 2)
    }
    return GardenPage(Garden(past: past), learner: "Mina", on: 3)
  }

  @Test(arguments: Language.allCases)
  func `a bed in which nothing grows says what could, and no field of dots is drawn`(
    language: Language
  ) {
    var page = page(after: Question(7, .multiply, 8))
    for bed in [GardenBed.sums, .trees] {
      page.show(bed)
      let picture = page.picture(in: Texts(language))
      let frame = ScreenPicture.garden(picture).drawn(
        in: Size(columns: 80, rows: 24), theme: .dark, glyphs: .unicode
      ).frame
      #expect(page.isBare && !frame.cells.contains { $0.character == "·" })
      #expect(picture.beds.count == 3 && picture.bed == bed.rawValue)
      #expect(picture.counts == [Texts(language).count(1, of: .plants)])
      #expect(picture.portrait?.blocks[1] == .text(Texts(language)(bed.description)))
      #expect(picture.chips.labels[0] == Texts(language)(.gardenPlay))
    }
    page.show(.tables)
    #expect(!page.isBare && page.picture(in: Texts(language)).rows.count == 11)
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 20)])
  func `what stands around a bed stays where it is from the tables to a bare one`(
    columns: Int, rows: Int
  ) throws {
    var page = page(after: Question(7, .multiply, 8))
    func tab() -> Point? {
      let taps = ScreenPicture.garden(page.picture(in: texts)).drawn(
        in: Size(columns: columns, rows: rows), theme: .dark, glyphs: .unicode
      ).taps
      let points = (0..<rows).flatMap { row in
        (0..<columns).map { Point(column: $0, row: row) }
      }
      return points.first { taps.target(at: $0) == .bed(0) }
    }
    let tables = try #require(tab())
    page.show(.sums)
    let sums = try #require(tab())
    page.show(.trees)
    #expect(tab() == sums && sums.column == tables.column && abs(sums.row - tables.row) <= 2)
  }

  @Test func `practice from a bare bed asks what could grow there`() throws {
    var page = page(after: Question(7, .multiply, 8))
    page.show(.sums)
    guard case .practise(let sums) = page.press(.enter, in: vocabulary) else {
      Issue.record("Enter practises")
      return
    }
    #expect(sums.count >= 12 && sums.allSatisfy { $0.operation == .add })
    #expect(Set(sums.map(\.left)).count > 5, "they come from all over the bed")
    page.show(.trees)
    guard case .practise(let trees) = page.press(.enter, in: vocabulary) else {
      Issue.record("Enter practises")
      return
    }
    #expect(trees.count >= 12 && trees.allSatisfy { Plant($0)?.isFact == false })
  }

  @Test func `a tree shows its example before its name, and one sign`() throws {
    var page = page(after: Question(30, .add, 40))
    page.show(.trees)
    let plants = page.picture(in: texts).rows.flatMap(\.plants)
    #expect(plants.first?.label == "30 + 40  whole tens")
    #expect(plants.first?.shortLabel == "30 + 40")
    #expect(plants.last?.label == "\(Plant.trees[15].question())  count up")
  }

  @Test
  func `all that is planted is counted, and what is grown of it, and each bed has its own number`()
    throws
  {
    let days = 1...3
    let past = days.flatMap { day in
      let sums = (1...5).map { Question(10 * $0 + 7, .add, 3 + day) } + [Question(7, .multiply, 8)]
      return sums.map { sum in
        PastAttempt(
          Attempt(
            question: sum, typed: "", outcome: .right, tryNumber: 1, time: .seconds(2)), on: day)
      }
    }
    var page = GardenPage(Garden(past: past), learner: "Mina", on: 4)
    #expect(page.picture(in: texts).counts == ["2 plants", "1 flower", "1 tree"])
    #expect(page.picture(in: texts).beds == ["Tables 1", "Sums", "Trees 1"])
    page.show(.trees)
    #expect(page.picture(in: texts).counts == ["2 plants", "1 flower", "1 tree"])
    let young = GardenPage(Garden(past: Array(past.prefix(6))), learner: "Mina", on: 4)
    #expect(young.picture(in: texts).counts == ["2 plants"], "nothing is grown yet")
    #expect(young.picture(in: texts).beds == ["Tables 1", "Sums", "Trees 1"])
  }

  @Test func `a bed is opened where something grows, and apples have their word`() throws {
    let sums = (1...3).flatMap { day in
      (1...5).map { (Question(10 * $0 + 7, .add, 3 + day), day) } + [(Question(8, .add, 9), day)]
    }
    let past = (sums + [(Question(7, .multiply, 8), 1)]).map { question, day in
      PastAttempt(
        Attempt(
          question: question, typed: "", outcome: .right, tryNumber: 1, time: .seconds(2)), on: day)
    }
    var page = GardenPage(Garden(past: past), learner: "Mina", on: 4)
    #expect(page.plant == .table(7, 8))
    for (bed, plant) in [(GardenBed.sums, Plant.sum(8, 9)), (.trees, .tree(.addOverTen))] {
      page.show(bed)
      #expect(page.plant == plant)
    }
    #expect(page.picture(in: texts).legend.contains(GardenPicture.Key(.apple, "a good day")))
    page.show(.sums)
    #expect(!page.picture(in: texts).legend.contains { $0.sign == .apple })
  }

  @Test(arguments: [(120, 40, 8, 2), (80, 40, 6, 2), (120, 24, 6, 1), (80, 24, 6, 1)])
  func `in a large window the plants stand apart`(
    columns: Int, rows: Int, across: Int, down: Int
  ) throws {
    let page = page(after: Question(7, .multiply, 8), Question(8, .multiply, 9))
    let drawing = ScreenPicture.garden(page.picture(in: texts)).drawn(
      in: Size(columns: columns, rows: rows), theme: .monochrome, glyphs: .unicode)
    var places: [Point] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let target = drawing.taps.target(at: Point(column: column, row: row))
        if target == .plant(row: 3, column: 3) { places.append(Point(column: column, row: row)) }
      }
    }
    let first = try #require(places.first)
    let last = try #require(places.last)
    #expect(last.column - first.column + 1 == across)
    #expect(last.row - first.row + 1 == down)
  }

  @Test(arguments: [(80, 24), (120, 40)])
  func `the names of the trees stand below each other, in the middle of a wide window`(
    columns: Int, rows: Int
  ) throws {
    var page = page(after: Question(52, .subtract, 7))
    page.show(.trees)
    let frame = ScreenPicture.garden(page.picture(in: texts)).drawn(
      in: Size(columns: columns, rows: rows), theme: .dark, glyphs: .unicode
    ).frame
    func column(of words: String) throws -> Int {
      let lines = (0..<rows).map { row in (0..<columns).map { frame[$0, row].character } }
      let places = lines.compactMap { $0.firstRange(of: Array(words))?.lowerBound }
      return try #require(places.first)
    }
    #expect(try column(of: "adding ones") == column(of: "over the ten"))
    #expect(try column(of: "over the ten") == column(of: "adding tens"))
    let left = try column(of: "47 + 6") - 3
    #expect(left == max(2, (columns - 80) / 2 + 1))
  }

  @Test(arguments: [
    (Question(14, .subtract, 7), [1, 2], "14 − 7: by heart. Know 7 + 7 too, and a bee comes."),
    (Question(7, .add, 7), [1, 2], "7 + 7: by heart. Know 14 − 7 too, and a bee comes."),
    (
      Question(14, .subtract, 7), [1, 2, 20],
      "14 − 7 (7 + 7): by heart. Still there after two weeks."
    ),
    (Question(7, .add, 7), [1, 2, 20], "7 + 7: by heart. Still there after two weeks."),
  ])
  func `a flower that opened one way says which way it was`(
    question: Question, days: [Int], words: String
  ) {
    let attempt = Attempt(
      question: question, typed: "", outcome: .right, tryNumber: 1, time: .seconds(2), hintsSeen: 0)
    let garden = Garden(past: days.map { PastAttempt(attempt, on: $0) })
    let page = GardenPage(garden, learner: "Mina", on: 21)
    #expect(page.plant == .sum(7, 7))
    #expect(page.picture(in: Texts(.english)).about == words)
  }

  /// A garden with plants at every stage, by the days on which they were answered.
  private static let everyStage: Garden = {
    let plants = GardenBed.allCases.flatMap { $0.rows.joined() }
    return Garden(past: plants.enumerated().flatMap { past(of: $1, number: $0) })
  }()

  private static func past(of plant: Plant, number: Int) -> [PastAttempt] {
    (0..<number % 7).flatMap { day in
      questions(of: plant, on: day).map { question in
        let isMissed = plant.isFact && number % 3 == 0 && day == 0
        let attempt = Attempt(
          question: question, typed: "", outcome: isMissed ? .wrong : .right, tryNumber: 1,
          time: .seconds(number.isMultiple(of: 2) ? 1 : 9), hintsSeen: 0)
        return PastAttempt(attempt, on: day * 8)
      }
    }
  }

  /// A tree needs different questions: its example, and the same with smaller numbers.
  private static func questions(of plant: Plant, on day: Int) -> [Question] {
    guard !plant.isFact else { return [plant.question(day < 4 ? .forward : .back)] }
    let example = plant.question()
    let numbers = (11..<100).map { Question($0, example.operation, example.right) }
    return Array(numbers.filter { Plant($0) == plant }.prefix(6))
  }

  /// All trees, and every third plant of the others, each row and each column among them.
  private static func someFoci(of bed: GardenBed) -> [Point] {
    bed.points.filter { bed == .trees || ($0.column + $0.row).isMultiple(of: 3) }
  }

  /// The rows of the first chip.
  private static func chipRows(
    of page: GardenPage, in texts: Texts, _ columns: Int, _ rows: Int
  ) -> [Int] {
    let taps = ScreenPicture.garden(page.picture(in: texts)).drawn(
      in: Size(columns: columns, rows: rows), theme: .dark, glyphs: .unicode
    ).taps
    return (0..<rows).filter { row in
      (0..<columns).contains { taps.target(at: Point(column: $0, row: row)) == .word(0) }
    }
  }

  @Test(arguments: Language.allCases, [(40, 16), (40, 20), (60, 20), (80, 24)])
  func `nothing moves from one plant to the next`(language: Language, size: (Int, Int)) {
    let (columns, rows) = size
    var page = GardenPage(Self.everyStage, learner: "Mina", on: 50)
    var signs: Set<GardenSign> = []
    for bed in GardenBed.allCases {
      page.show(bed)
      var places: Set<[Int]> = []
      for focus in Self.someFoci(of: bed) {
        _ = page.tap(.plant(row: focus.row, column: focus.column))
        signs.insert(page.sign(of: page.plant))
        let picture = page.picture(in: Texts(language))
        let widest = picture.aboutSentences.map(\.displayWidth).max() ?? 0
        #expect(widest <= 38, "\(picture.aboutSentences) are two lines in a narrow window")
        places.insert(Self.chipRows(of: page, in: Texts(language), columns, rows))
        if focus.column == 0 {
          page.type("h")
          places.insert(Self.chipRows(of: page, in: Texts(language), columns, rows))
          _ = page.deleteLast()
        }
      }
      #expect(places.count == 1, "\(bed): \(places)")
    }
    #expect(signs.isSuperset(of: [.flower, .tree, .nearly, .found, .notYet]))
  }

  @Test(arguments: Language.allCases)
  func `a tree is called in the garden as its way is in the report`(language: Language) {
    /// In Japanese the garden has spaces, and fewer Chinese characters.
    func comparable(_ name: String) -> String {
      name.lowercased().replacing("くらい", with: "位").filter { $0 != " " }
    }
    let texts = Texts(language)
    for tree in Tree.allCases {
      let operation = tree.example.operation == .add ? "add" : "subtract"
      let ways = texts.all.filter { $0.key.hasPrefix("strategy.\(operation).") }
        .map { comparable($0.value) }
      let name = comparable(tree.kind(in: texts))
      #expect(ways.contains { $0.hasPrefix(name) }, "\(tree) \(name)")
    }
  }
}
