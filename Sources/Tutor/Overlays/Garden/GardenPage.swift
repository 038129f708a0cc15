package import Content
package import Quiz
package import Screen

/// The page with what a child's answers have grown, bed by bed.
package struct GardenPage: Equatable, Sendable {
  /// What can be chosen below the bed.
  enum Choice: CaseIterable, Sendable {
    case practise, nextBed, back
  }

  let garden: Garden
  /// Whose garden it is; nil where nobody gave a name.
  let learner: String?
  let today: Int
  var bed = GardenBed.tables
  /// The plant that the words are about.
  var focus = Point(column: 0, row: 0)
  /// The choice that Enter makes.
  var lit = Choice.practise
  /// The flowers that show thirst.
  let thirsty: Set<Plant>

  package init(_ garden: Garden, learner: String?, on today: Int) {
    self.garden = garden
    self.learner = learner
    self.today = today
    thirsty = Set(garden.thirsty(on: today))
    focus = firstFocus
  }

  /// The plant in focus.
  var plant: Plant { bed.rows[focus.row][focus.column] }

  /// The plant that is worth the first look: one that could open today, or the first one.
  private var firstFocus: Point {
    let near = garden.couldOpen(on: today).map(\.plant)
    let points = bed.rows.indices.flatMap { row in
      bed.rows[row].indices.map { Point(column: $0, row: row) }
    }
    return near.lazy.compactMap { plant in
      points.first { bed.rows[$0.row][$0.column] == plant }
    }.first ?? points[0]
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
