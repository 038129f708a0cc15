import Basics
import Testing

@testable import Screen

struct GardenBedTests {
  @Test func `what keys do stands beside the beds where there is room, and nowhere else`() {
    let wide = Samples.garden.frame().rows.filter { $0.contains("Arrows look around") }
    #expect(wide.count == 1 && wide[0].contains("Trees"))
    let narrow = Samples.garden.frame(Size(columns: 40, rows: 20)).rows.joined()
    #expect(!narrow.contains("Arrows"))
  }

  @Test(arguments: [(60, 24), (78, 24), (80, 24), (100, 30), (120, 40), (40, 20)])
  func `what is said of a plant keeps the margin on both sides`(columns: Int, rows: Int) throws {
    guard case .garden(var garden) = Samples.garden else { return }
    garden.about = (1...14).map { "words\($0)" }.joined(separator: " ")
    let frame = ScreenPicture.garden(garden).frame(Size(columns: columns, rows: rows))
    let lines = frame.rows.filter { $0.contains("words") }
    let margin = try #require(lines.first).prefix { $0 == " " }.count
    let words = lines.joined(separator: " ").split(separator: " ")
    #expect(words.joined(separator: " ") == garden.about)
    #expect(lines.allSatisfy { $0.trimmedAtEnd.count <= columns - margin })
  }

  @Test func `a flower with a visitor stays a flower where there is no room for both`() {
    let narrow = Samples.garden.frame(Size(columns: 40, rows: 16)).rows.joined()
    #expect(narrow.contains("🌻") && !narrow.contains("🐝") && !narrow.contains("🦋"))
    let wide = Samples.garden.frame().rows.joined()
    #expect(wide.contains("🌻🐝") && wide.contains("🌻🦋"))
  }

  @Test(arguments: [(120, 40, true), (200, 50, true), (80, 24, false), (40, 20, false)])
  func `a bed with room has lines around it, which touch no plant`(
    columns: Int, rows: Int, hasLines: Bool
  ) throws {
    guard case .garden(var garden) = Samples.garden else { return }
    // The chips have lines where there are no colours.
    garden.chips = ChipRow([], lit: 0)
    garden.shortLabels = []
    let frame = ScreenPicture.garden(garden).frame(Size(columns: columns, rows: rows))
    let edges = frame.rows.indices.filter { frame.rows[$0].contains("───") }
    #expect(edges.count == (hasLines ? 2 : 0))
    guard let top = edges.first, let bottom = edges.last else { return }
    let inside = frame.rows[top + 1..<bottom]
    let isFree = inside.map { $0.allSatisfy { $0 == " " || $0 == "│" } }
    #expect(isFree.last == true && isFree.first == false)
    #expect(inside.allSatisfy { $0.trimmed.hasPrefix("│") && $0.trimmed.hasSuffix("│") })
    #expect(inside.contains { $0.contains("12") })
    #expect(bottom + 1 < rows)
  }

  @Test(arguments: [78, 80, 120])
  func `the brackets around a plant touch none of its neighbours`(columns: Int) throws {
    guard case .garden(var garden) = Samples.garden else { return }
    for focus in [Point(column: 1, row: 0), Point(column: 2, row: 1), Point(column: 5, row: 5)] {
      garden.focus = focus
      let frame = ScreenPicture.garden(garden).frame(Size(columns: columns, rows: 24))
      let row = try #require(
        (3..<20).first { frame.text(ofRow: $0).hasPrefixNumber(focus.row + 2) })
      let cells = (0..<columns).map { frame[$0, row].character }
      let open = try #require(cells.firstIndex(of: "["))
      let close = try #require(cells.firstIndex(of: "]"))
      #expect(frame[open - 1, row].isBlank)
      #expect(frame[close + 1, row].isBlank)
    }
  }

  @Test(arguments: [Theme.dark, .light, .monochrome], [(40, 20), (60, 24)])
  func `where there is no room for brackets the plant stands on a light`(
    theme: Theme, size: (Int, Int)
  ) {
    let drawing = Samples.garden.drawn(
      in: Size(columns: size.0, rows: size.1), theme: theme, glyphs: .unicode)
    var lit: [TapTarget] = []
    for row in 0..<size.1 {
      for column in 0..<size.0 where drawing.frame[column, row].style == theme.pressed {
        let target = drawing.taps.target(at: Point(column: column, row: row))
        if case .plant = target { lit.append(contentsOf: [target].compactMap(\.self)) }
      }
    }
    #expect(lit.count >= 2 && Set(lit) == [.plant(row: 2, column: 3)])
    #expect(!drawing.frame.rows.dropFirst(3).prefix(12).joined().contains("["))
  }
}

extension String {
  /// Whether the first number in the line is this one.
  fileprivate func hasPrefixNumber(_ number: Int) -> Bool {
    split(separator: " ").first.map(String.init) == "\(number)"
  }
}
