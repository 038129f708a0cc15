import Foundation
import Testing

@testable import Screen

/// The screens drawn as texts; `RECORD_SCREENS=1` writes them anew.
struct ScreensTests {
  static let cases: [(name: String, size: Size)] =
    Samples.all.map { ($0.name, Size(columns: 80, rows: 24)) } + [
      ("practice", Size(columns: 40, rows: 20)), ("practice", Size(columns: 120, rows: 40)),
      ("practice", Size(columns: 40, rows: 16)), ("practice", Size(columns: 80, rows: 30)),
      ("flower-1", Size(columns: 40, rows: 20)), ("flower-arrived", Size(columns: 40, rows: 20)),
      ("settings", Size(columns: 40, rows: 20)), ("garden", Size(columns: 40, rows: 20)),
      ("garden", Size(columns: 40, rows: 14)), ("bare-garden", Size(columns: 40, rows: 20)),
      ("bare-garden", Size(columns: 40, rows: 16)), ("settings", Size(columns: 40, rows: 16)),
      ("all-settings", Size(columns: 40, rows: 24)),
      ("welcome", Size(columns: 40, rows: 16)), ("progress", Size(columns: 40, rows: 40)),
      ("progress", Size(columns: 120, rows: 40)),
      ("welcome", Size(columns: 40, rows: 16)), ("calculator", Size(columns: 40, rows: 10)),
      ("calculator", Size(columns: 40, rows: 16)), ("calculator", Size(columns: 40, rows: 24)),
      ("calculator-scientific", Size(columns: 100, rows: 30)),
      ("calculator-scientific", Size(columns: 120, rows: 40)),
      ("calculator-stacked", Size(columns: 40, rows: 24)),
      ("calculator-history", Size(columns: 40, rows: 16)),
      ("calculator-error", Size(columns: 40, rows: 16)),
    ]

  @Test(arguments: cases.map(\.name), ["unicode"])
  func `screens look as recorded`(name: String, glyphs: String) throws {
    let picture = try #require(Samples.all.first { $0.name == name }).picture
    for size in Self.cases.filter({ $0.name == name }).map(\.size) {
      try compare(picture.drawn(in: size, theme: .dark, glyphs: .unicode), name)
    }
  }

  @Test func `a terminal without colours or symbols gets a screen, too`() throws {
    let size = Size(columns: 80, rows: 24)
    try compare(
      Samples.practice.drawn(in: size, theme: .monochrome, glyphs: .unicode),
      "practice-monochrome")
    try compare(
      Samples.welcome.drawn(in: size, theme: .monochrome, glyphs: .ascii), "welcome-ascii")
    try compare(Samples.practice.drawn(in: size, theme: .dark, glyphs: .ascii), "practice-ascii")
    try compare(
      Samples.progress.drawn(in: size, theme: .monochrome, glyphs: .ascii), "progress-ascii")
    try compare(
      Samples.garden.drawn(in: size, theme: .monochrome, glyphs: .ascii), "garden-ascii")
    try compare(
      Samples.calculator.drawn(in: size, theme: .monochrome, glyphs: .ascii), "calculator-ascii")
  }

  private func compare(_ drawing: Drawing, _ name: String) throws {
    let size = drawing.frame.size
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Screens/\(name)-\(size.columns)x\(size.rows).txt")
    let text = description(of: drawing)
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil {
      try Data(text.utf8).write(to: file)
    } else {
      let recorded = try String(contentsOf: file, encoding: .utf8)
      #expect(text == recorded, "\(file.lastPathComponent)")
    }
  }

  /// The characters, then the colours behind them, then what else a drawing says.
  private func description(of drawing: Drawing) -> String {
    let frame = drawing.frame
    let backgrounds = (0..<frame.size.rows).map { row in
      String((0..<frame.size.columns).map { letter(frame[$0, row].style) })
    }
    let cursor = frame.cursor.map { "\($0.column), \($0.row)" } ?? "hidden"
    let parts = [
      frame.rows.joined(separator: "\n"), backgrounds.joined(separator: "\n"),
      "cursor: \(cursor)\nmaximum scroll: \(drawing.scroll.maximum)\n",
    ]
    let lines = parts.joined(separator: "\n\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map(withoutTrailingSpaces).joined(separator: "\n")
  }

  private func withoutTrailingSpaces(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// r for the robot's bubble, l for blue, c for a card, k for a key (of a calculator also o, e and
  /// f), ! for a lit or reversed one, 0 to 3 for a heat map.
  private func letter(_ style: Style) -> Character {
    switch style.background {
    case _ where style.isReversed: "!"
    case Theme.dark.robotBubble.background: "r"
    case Theme.dark.learnerBubble.background: "l"
    case Theme.dark.card.background: "c"
    case Theme.dark.keys.digit.background: "k"
    case Theme.dark.pressed.background: "!"
    case Theme.dark.heat.none.background: "0"
    case Theme.dark.heat.low.background: "1"
    case Theme.dark.heat.middle.background: "2"
    case Theme.dark.heat.high.background: "3"
    case Theme.dark.keys.operation.background: "o"
    case Theme.dark.keys.edit.background: "e"
    case Theme.dark.keys.function.background: "f"
    default: " "
    }
  }
}
