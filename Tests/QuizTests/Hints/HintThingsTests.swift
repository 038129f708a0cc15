import Testing

@testable import Quiz

/// From rung to rung the same things are seen, each part of them in a sign of its own.
struct HintThingsTests {
  /// Which things a picture shows.
  private enum Things { case dots, rods, hops, cells, ladder, columns }

  private func things(_ picture: HintPicture) -> Things {
    switch picture {
    case .frames, .rows, .dealt, .pair, .array, .square: .dots
    case .rods: .rods
    case .line, .alike: .hops
    case .groups, .bar, .wall: .cells
    case .ladder: .ladder
    case .columns: .columns
    }
  }

  /// Ways whose steps need to be seen in other things: empty bags, halves of halves, tens
  /// and ones, squares too large for a narrow screen.
  private static let turning: Set = [
    "multiply.zero", "multiply.square", "multiply.next-to-square", "divide.zero", "divide.eleven",
    "divide.ten-groups",
  ]

  @Test func `from rung to rung a picture shows the same things`() {
    var turning: Set<String> = []
    for (question, ladder) in Ladders.all {
      // The first of two groups in a bar would show that there are two.
      guard question.operation != .divide || question.answer != 2 else { continue }
      let kinds = Set((ladder.rungs + [ladder.worked]).map { things($0.picture) })
      if kinds.count > 1 { turning.insert(ladder.strategy.name) }
    }
    #expect(turning == Self.turning)
  }

  @Test func `no two rungs of a question show the same picture`() {
    for (question, ladder) in Ladders.all {
      let pictures = (ladder.rungs + [ladder.worked]).map(\.picture)
      if Set(pictures).count != 3 { Issue.record("\(question)") }
    }
  }

  @Test func `what belongs to different parts of a picture has different signs`() {
    for picture in Ladders.pictures where [.dots, .rods].contains(things(picture)) {
      let lines = picture.lines(width: 30)
      let shapes = [PicturePiece.Part.first, .second, .taken].map { part in
        Set(lines.joined().filter { $0.part == part }.map(\.text).joined()).intersection("●○⊘┃╏╂")
      }
      if shapes.reduce(0, { $0 + $1.count }) != Set(shapes.joined()).count {
        Issue.record("\(picture)")
      }
    }
  }

  @Test func `the first picture of a sum in rods shows both numbers, whole`() {
    var pictures = 0
    for (question, ladder) in Ladders.all where question.operation == .add {
      guard let picture = ladder.rungs.first?.picture, case .rods = picture else { continue }
      let signs = picture.lines(width: 30).map(\.text).joined()
      let count = signs.count { "●○".contains($0) } + 10 * signs.count { "┃╏".contains($0) }
      if count != question.answer { Issue.record("\(question): \(signs)") }
      pictures += 1
    }
    #expect(pictures > 1_000)
  }

  @Test func `what is taken away has another sign than what is added`() {
    for (question, ladder) in Ladders.all {
      let pictures = (ladder.rungs + [ladder.worked]).map(\.picture)
      let signs = pictures.filter { things($0) == .rods }.flatMap { $0.lines(width: 30) }.map(
        \.text
      )
      .joined()
      let isMixed =
        question.operation == .subtract
        ? signs.contains { "╏○".contains($0) } : signs.contains { "╂⊘".contains($0) }
      if isMixed { Issue.record("\(question): \(signs)") }
    }
  }
}
