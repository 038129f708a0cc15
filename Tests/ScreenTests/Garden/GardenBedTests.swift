import Basics
import Testing

@testable import Screen

struct GardenBedTests {
  @Test func `what keys do stands beside the beds where there is room, and nowhere else`() {
    let wide = Samples.garden.frame().rows.filter { $0.contains("Arrows look around") }
    #expect(wide.count == 1 && wide[0].contains("Trees"))
    let narrow = Samples.garden.frame(Size(columns: 40, rows: 20)).rows
    #expect(!narrow.joined().contains("Arrows"))
    #expect(narrow[1].contains("Trees") && narrow[1].contains("← ↑ ↓ →"))
  }

  @Test func `where the legend has no room it is said in shorter words`() {
    let expected = [
      (40, "· soon 🌱 found 🌿 nearly 🌻 by heart"),
      (60, "· not yet  🌱 found it  🌿 nearly  🌻 by heart"),
    ]
    for (columns, legend) in expected {
      guard case .garden(var garden) = Samples.garden else { return }
      garden.legend = [
        .init(.notYet, "not yet", short: "soon"), .init(.found, "found it", short: "found"),
        .init(.nearly, "nearly"), .init(.flower, "by heart"),
      ]
      let shown = ScreenPicture.garden(garden).frame(Size(columns: columns, rows: 20)).rows
      #expect(shown.contains { $0.contains(legend) }, "\(columns)")
    }
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

  @Test func `visitors show where there is room, else beside the flower that is looked at`() {
    func visitors(_ columns: Int, _ rows: Int, focus: GardenSign? = nil) -> String {
      guard case .garden(var garden) = Samples.garden else { return "" }
      garden.legend = []
      for (row, plants) in garden.rows.enumerated() {
        let column = plants.plants.firstIndex { $0.visitor == focus }
        garden.focus = column.map { Point(column: $0, row: row) } ?? garden.focus
      }
      let frame = ScreenPicture.garden(garden).frame(Size(columns: columns, rows: rows))
      return String(frame.rows.joined().filter("🐝🦋".contains))
    }
    #expect(visitors(40, 20, focus: .bee).isEmpty)
    #expect(visitors(80, 24).isEmpty)
    #expect(visitors(80, 24, focus: .bee) == "🐝")
    #expect(visitors(62, 24, focus: .butterfly) == "🦋")
    #expect(visitors(120, 40).contains("🐝") && visitors(120, 40).count > 10)
  }

  @Test(arguments: [(40, 20, false), (80, 24, false), (120, 40, true)])
  func `the legend names visitors only where all of them are seen`(
    columns: Int, rows: Int, isNamed: Bool
  ) {
    let shown = Samples.garden.frame(Size(columns: columns, rows: rows)).rows
    #expect(shown.contains { $0.contains("🐝 backwards too") } == isNamed)
    #expect(shown.contains { $0.contains("🌻 by heart") })
  }

  @Test func `a thirsty flower is still one, where there is room for both signs`() {
    #expect(Samples.garden.frame().rows.joined().contains("🌻💧"))
    let narrow = Samples.garden.frame(Size(columns: 40, rows: 20)).rows.joined()
    #expect(!narrow.contains("🌻💧") && narrow.contains("💧"))
  }

  @Test func `each apple of a tree is drawn, or their number where there is little room`() {
    let plants = [(3, "47 + 6"), (2, "34 + 20")].map { apples, label in
      GardenPicture.Plant(.tree, apples: apples, label: label, shortLabel: label)
    }
    let garden = GardenPicture(
      title: "Mina's garden", beds: ["Trees"], bed: 0, rows: [GardenPicture.Row("", plants)],
      focus: Point(column: 1, row: 0), about: "", chips: ChipRow(["Back"]), shortLabels: ["Back"])
    func rows(columns: Int) -> String {
      ScreenPicture.garden(garden).frame(Size(columns: columns, rows: 24)).rows.joined()
    }
    #expect(rows(columns: 80).contains("47 + 6  🍎🍎🍎"), "below each other")
    #expect(rows(columns: 40).contains("47 + 6  🍎3"))
    #expect(rows(columns: 80).count { $0 == "🍎" } == 5)
  }

  @Test func `where a bed is bare the robot stands in it`() {
    guard case .garden(var garden) = Samples.garden,
      case .garden(let bare) = Samples.bareGarden
    else { return }
    #expect(!ScreenPicture.garden(garden).frame().rows.joined().contains("Nothing is planted"))
    garden.portrait = bare.portrait
    #expect(ScreenPicture.garden(garden).frame().rows.joined().contains("Nothing is planted"))
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

  @Test(arguments: [(40, 16), (40, 20), (60, 24)], [false, true])
  func `brackets around a plant and its twin cover no other where plants stand close`(
    size: (Int, Int), hasTwin: Bool
  ) throws {
    guard case .garden(var garden) = Samples.garden else { return }
    func plants() -> [String] {
      let rows = ScreenPicture.garden(garden).frame(Size(columns: size.0, rows: size.1)).rows
      return rows.dropFirst(3).prefix(12).map { String($0) }
    }
    garden.twin = nil
    let bare = plants()
    garden.twin = hasTwin ? Point(column: 2, row: 3) : nil
    let marked = plants()
    for sign in ["[", "]"] {
      #expect(marked.joined().count { String($0) == sign } == (hasTwin ? 2 : 1))
    }
    func signs(_ rows: [String]) -> String { rows.joined().filter { !" []".contains($0) } }
    #expect(signs(marked) == signs(bare))
  }

  @Test(arguments: [Theme.dark, .light, .monochrome])
  func `a plant with words beside it has brackets around both, also where columns are few`(
    theme: Theme
  ) {
    let trees = ["20 − 6", "30 + 40"].map { label in
      GardenPicture.Row(
        "", [GardenPicture.Plant(.tree, apples: 1, label: label, shortLabel: label)])
    }
    let garden = GardenPicture(
      title: "Trees", counts: [], beds: ["Trees"], bed: 0, columns: [], rows: trees,
      focus: Point(column: 0, row: 1), about: "", chips: ChipRow(["Back"]), shortLabels: ["Back"])
    let drawing = ScreenPicture.garden(garden).drawn(
      in: Size(columns: 40, rows: 20), theme: theme, glyphs: .unicode)
    let rows = drawing.frame.rows
    #expect(!rows.contains { $0.contains(/\[.*20 − 6/) })
    #expect(rows.contains { $0.contains(/\[[^\[]+ 30 \+ 40.*\]/) })
  }

  @Test(arguments: [40, 60, 80, 96], 16...26)
  func `the names of the beds stay where they are, whatever is said of them`(
    columns: Int, rows: Int
  ) {
    guard case .garden(let garden) = Samples.garden else { return }
    let legends = (0...garden.legend.count).map { Array(garden.legend.prefix($0)) }
    let words = ["", "One line.", String(repeating: "many words ", count: 12)]
    let places = legends.flatMap { legend in
      words.flatMap { about in
        [garden.rows, Array(garden.rows.prefix(3))].map { bed in
          var garden = garden
          (garden.legend, garden.about, garden.rows) = (legend, about, bed)
          garden.focus = Point(column: 0, row: 0)
          let frame = ScreenPicture.garden(garden).frame(Size(columns: columns, rows: rows))
          return frame.rows.firstIndex { $0.contains(garden.beds[0]) }
        }
      }
    }
    #expect(Set(places).count == 1 && places[0] != nil)
  }

  @Test(arguments: [(40, 20), (40, 24), (80, 24)])
  func `where rows are few the legend has one line, and what is known without it is left out`(
    columns: Int, rows: Int
  ) throws {
    guard case .garden(var garden) = Samples.garden else { return }
    garden.legend = [
      GardenPicture.Key(.flower, "by heart"), GardenPicture.Key(.nearly, "nearly"),
      GardenPicture.Key(.found, "found it"), GardenPicture.Key(.notYet, "not yet"),
    ]
    garden.footnote = "4 × 5 and 5 × 4: one plant"
    let frame = ScreenPicture.garden(garden).frame(Size(columns: columns, rows: rows))
    let isWhole = rows > 20
    #expect(frame.rows.contains { $0.contains("not yet") } == isWhole)
    #expect(frame.rows.contains { $0.contains("one plant") } == isWhole)
    let legend = try #require(frame.position(of: "by heart")).row
    #expect(isWhole || frame.position(of: "found it")?.row == legend)
    #expect(frame.text(ofRow: legend - 1).allSatisfy { $0.isWhitespace }, "touches the bed")
  }

  @Test(arguments: [(40, 14), (40, 20), (60, 20), (80, 21)])
  func `where rows are few the names of the beds stand in place of the line below the title`(
    columns: Int, rows: Int
  ) {
    let text = Samples.garden.frame(Size(columns: columns, rows: rows)).text(ofRow: 1)
    #expect(text.contains("Trees") && !text.contains("━"))
  }

  @Test func `numbers and what is no plant yet end where the plants of their column do`() throws {
    guard case .garden(let garden) = Samples.garden else { return }
    let frame = Samples.garden.frame()
    let head = try #require(frame.position(of: " 12")).row
    let numbers = (0..<79).filter { frame[$0, head].character.isNumber }
    let ends = numbers.filter { !numbers.contains($0 + 1) }
    #expect(ends.count == garden.columns.count)
    for line in 1...garden.rows.count {
      #expect(ends.allSatisfy { !frame[$0, head + line].isBlank }, "row \(line)")
    }
  }

  @Test(arguments: [(40, 20), (80, 24), (120, 40)])
  func `the plant in focus and its twin have paint of their own, with brackets around them`(
    columns: Int, rows: Int
  ) {
    guard case .garden(var garden) = Samples.garden else { return }
    (garden.focus, garden.twin) = (Point(column: 3, row: 1), Point(column: 1, row: 3))
    let frame = ScreenPicture.garden(garden).frame(Size(columns: columns, rows: rows))
    for paint in [Theme.dark.selected, Theme.dark.option] {
      let painted = (0..<rows).flatMap { row in
        (0..<columns).split { frame[$0, row].style.background != paint.background }
          .map { String($0.map { frame[$0, row].character }) }
      }
      #expect(painted.contains { $0.hasPrefix("[") && $0.hasSuffix("]") && $0.count > 2 })
    }
  }
}

extension String {
  /// Whether the first number in the line is this one.
  fileprivate func hasPrefixNumber(_ number: Int) -> Bool {
    split(separator: " ").first.map(String.init) == "\(number)"
  }
}
