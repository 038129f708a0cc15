import Testing

@testable import Calculator

/// A written method while it is filled in from the right.
struct ColumnFillingTests {
  @Test(arguments: ["789 + 642", "932 − 457", "9999 + 1"], [ColumnStyle.english, .korean])
  func `what is calculated with stands there in each moment, and notes only where they are wanted`(
    text: String, style: ColumnStyle
  ) throws {
    let work = try #require(try workOut(text, settings: CalculatorSettings()).writtenMethod)
    let sheet = ColumnSheet(work, style, isPlain: false)
    let rule = try #require(sheet.lines.firstIndex { if case .rule = $0 { true } else { false } })
    for columns in 0...4 {
      let (with, without) = (
        sheet.filled(columns: columns, withNotes: true),
        sheet.filled(columns: columns, withNotes: false)
      )
      #expect(with.lines.prefix(rule + 1) == sheet.lines.prefix(rule + 1))
      #expect(with.lines.filter(\.isNote) == sheet.lines.filter(\.isNote))
      #expect(without.lines == with.lines.filter { !$0.isNote })
      #expect(with.lines.contains { $0.isNote })
    }
  }
}

extension ColumnSheet.Line {
  fileprivate var isNote: Bool {
    if case .row(let row) = self { row.isNote } else { false }
  }
}
