package import Content
package import Quiz
package import Screen

/// The page with what a child's answers have grown, bed by bed.
package struct GardenPage: Equatable, Sendable {
  /// What can be chosen below the bed.
  enum Choice: CaseIterable, Sendable {
    case practise, nextBed, back
  }

  /// What is said to a line that the page cannot follow.
  enum Answer: Equatable, Sendable {
    /// What can be typed.
    case words
    /// A word back, to a hello or the like.
    case kindness(Meaning)
    /// That a grown-up should hear of it; nothing of it is kept.
    case care
  }

  let garden: Garden
  /// Whose garden it is; nil where nobody gave a name.
  let learner: String?
  let today: Int
  /// It shows what has grown in this run alone.
  let isOfRound: Bool
  var bed: GardenBed
  /// The plant that the words are about.
  var focus = Point(column: 0, row: 0)
  /// The choice that Enter makes.
  var lit = Choice.practise
  /// What is being typed, and what was said to the last line.
  var typed = ""
  var answer: Answer?
  /// The flowers that show thirst.
  let thirsty: Set<Plant>

  /// Opens the page at a plant of which there is news, else at the one that has grown furthest.
  package init(
    _ garden: Garden, learner: String?, on today: Int, isOfRound: Bool = false,
    at plant: Plant? = nil
  ) {
    self.garden = garden
    self.learner = learner
    self.today = today
    self.isOfRound = isOfRound
    thirsty = Set(garden.thirsty(on: today))
    let start = GardenBed.allCases.first {
      plant == nil ? $0.furthest(in: garden) != nil : $0.place(of: plant) != nil
    }
    bed = start ?? .tables
    focus = bed.place(of: plant) ?? bed.furthest(in: garden) ?? focus
  }

  /// What can be chosen; no other bed while nothing grows in any.
  var choices: [Choice] { garden.isEmpty ? [.practise, .back] : Choice.allCases }

  /// Whether nothing grows in the bed on show.
  var isBare: Bool { bed.furthest(in: garden) == nil }

  /// Whether something is typed or was answered, which stands in place of words about a plant.
  var isTalking: Bool { !typed.isEmpty || answer != nil }

  /// The plant in focus.
  var plant: Plant { bed.rows[focus.row][focus.column] }

  /// Where the plant in focus stands once more: 4 × 3 is 3 × 4.
  var twin: Point? { twin(of: focus) }

  /// Where the plant at a point stands once more.
  func twin(of point: Point) -> Point? {
    let mirrored = Point(column: point.row, row: point.column)
    return bed.numbers.isEmpty || mirrored == point ? nil : mirrored
  }

  /// The page as a picture in the given language.
  package func picture(in texts: Texts) -> GardenPicture {
    GardenWriter(self, texts: texts).picture
  }

  /// The page in lines without pictures.
  package func lines(in texts: Texts) -> [String] {
    message(in: texts).plainLines.map(\.drawable)
  }

  /// The page as a message without pictures.
  func message(in texts: Texts) -> [Block] {
    GardenWriter(self, texts: texts).lines.map(Block.text)
  }
}
