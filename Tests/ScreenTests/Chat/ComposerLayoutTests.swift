import Basics
import Testing

@testable import Screen

/// The field in which the child types, and what sends the line.
struct ComposerLayoutTests {
  private func layout(
    _ chat: ChatPicture, _ columns: Int, _ rows: Int, _ shapes: ShapeGrade = .smooth
  ) -> ChatLayout {
    ChatLayout(
      chat, size: Size(columns: columns, rows: rows),
      look: Look(theme: .dark, glyphs: .unicode, shapes: shapes, rows: rows))
  }

  private func chat(offering words: [String]) -> ChatPicture {
    ChatPicture(
      header: ChatHeader(icon: "🤖", name: "Robo"), entries: [],
      chips: words.isEmpty ? nil : ChipRow(words, lit: 0), composer: Composer())
  }

  private static let manyWords = ["New round", "My garden", "Time taken", "Settings", "Bye"]

  @Test(
    arguments: [40, 80], [(16, ComposerLayout.Shape.sign), (20, .bar), (24, .pill), (40, .pill)])
  func `the field has edges where the keys below it have some`(
    columns: Int, row: (rows: Int, shape: ComposerLayout.Shape)
  ) throws {
    let layout = layout(Samples.practiceChat, columns, row.rows)
    let keys = try #require(layout.keypad).keys
    #expect(layout.composer.shape == row.shape)
    #expect((keys.edges == .none) == (row.shape != .pill))
  }

  @Test func `and where the words above it have some`() {
    #expect(layout(chat(offering: Self.manyWords), 40, 20).composer.shape == .bar)
    #expect(layout(chat(offering: ["New round", "Bye"]), 40, 20).composer.shape == .bar)
    #expect(layout(chat(offering: Self.manyWords), 40, 24).composer.shape == .pill)
    #expect(layout(chat(offering: []), 40, 20).composer.shape == .bar)
    #expect(layout(chat(offering: []), 40, 24).composer.shape == .pill)
    #expect(layout(chat(offering: []), 40, 16).composer.shape == .sign)
  }

  @Test(arguments: [40, 80])
  func `keys without edges have empty rows above them, and stand on the last row`(columns: Int)
    throws
  {
    let size = Size(columns: columns, rows: 20)
    let frame = Samples.practice.frame(size)
    let keys = try #require(layout(Samples.practiceChat, columns, 20).keypad)
    let faces = Set(keys.keys.keys.map { $0.face.row + keys.area.row })
    let field = try #require(frame.cursor).row
    for row in field..<size.rows where row != field && !faces.contains(row) {
      #expect((0..<columns).allSatisfy { frame[$0, row].isBlank }, "row \(row)")
    }
    #expect(faces.min() == field + 2 && faces.max() == size.rows - 1)
    #expect(layout(Samples.practiceChat, columns, 20).conversation.rows >= 13)
  }

  @Test(arguments: [(40, 16), (40, 20), (40, 24), (80, 20), (80, 24), (80, 30)])
  func `a keypad sends the line, and else a key beside the field does`(size: (Int, Int)) {
    #expect(!layout(Samples.practiceChat, size.0, size.1).composer.hasSend)
    let asked = chat(offering: ["Yes", "No"])
    #expect(layout(asked, size.0, size.1).composer.hasSend)
    func sends(_ chat: ChatPicture) -> Bool {
      let drawing = ScreenPicture.chat(chat).drawn(
        in: Size(columns: size.0, rows: size.1), theme: .dark, glyphs: .unicode)
      let points = (0..<size.1).flatMap { row in
        (0..<size.0).map { Point(column: $0, row: row) }
      }
      return points.contains { drawing.taps.target(at: $0) == .send }
    }
    #expect(!sends(Samples.practiceChat) && sends(asked))
  }

  @Test(arguments: [(66, 24), (80, 24), (80, 20), (95, 24), (120, 24), (40, 24), (48, 20)])
  func `keys begin and end where the field above them does`(size: (Int, Int)) throws {
    let layout = layout(Samples.practiceChat, size.0, size.1)
    let keys = try #require(layout.keypad).keys.keys
    for (_, row) in Dictionary(grouping: keys, by: \.face.row) {
      #expect(row.map(\.face.column).min() == layout.composer.body.column)
      #expect(row.map(\.face.endColumn).max() == layout.composer.body.endColumn)
    }
  }

  @Test(arguments: [40, 80])
  func `the words of the keys stand exactly in their middle`(columns: Int) {
    let pad = NumericKeypad(hint: "Tip", skip: "Skip", send: "Send")
    let keys = KeypadLayout.strip(pad, columns: columns, screenRows: 24, glyphs: .unicode).keys
    for key in keys {
      #expect((key.face.columns - key.label.displayWidth).isMultiple(of: 2), "\(key.label)")
    }
  }
}
