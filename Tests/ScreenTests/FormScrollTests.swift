import Basics
import Testing

@testable import Screen

/// A form with more rows than its window.
struct FormScrollTests {
  private func form(focus: Int) -> FormPicture {
    FormPicture(
      icon: "*", title: "Form",
      rows: (0..<9).map { index in
        FormPicture.Row(
          label: "label \(index).", control: .options(["on \(index).", "off"], selected: 0))
      }, focus: focus, message: "", footer: ["back"], more: "more")
  }

  @Test(arguments: [(24, true), (10, false)])
  func `the robot says the message once, and stands beside it where there is room`(
    height: Int, isSeen: Bool
  ) {
    var form = form(focus: 0)
    form.rows = Array(form.rows.prefix(2))
    form.message = "What it means."
    form.portrait = PixelPicture(
      pixels: (0..<12).map { [$0 % 2 == 0 ? .page : .body] }, signs: [])
    let rows = ScreenPicture.form(form).frame(Size(columns: 80, rows: height)).rows
    #expect(rows.count { $0.contains("What it means.") } == 1)
    let pictured = rows.filter { $0.contains { "▀▄█".contains($0) } }
    #expect(pictured.count == (isSeen ? 6 : 0))
  }

  @Test func `what keys do stands beside the title where the last row has no room for it`() {
    var form = form(focus: 0)
    form.footer = ["arrows choose", "Enter done", "Esc keep as it was"]
    for columns in [40, 60] {
      let rows = ScreenPicture.form(form).frame(Size(columns: columns, rows: 20)).rows
      #expect(rows[0].contains("arrows choose") == (columns == 40), "\(columns)")
      #expect(rows[19].contains("arrows choose") == (columns == 60), "\(columns)")
    }
    form.title = "A title that leaves nothing"
    let rows = ScreenPicture.form(form).frame(Size(columns: 40, rows: 20)).rows
    #expect(rows[0].contains(form.title) && !rows.joined().contains("arrows"))
  }

  @Test(arguments: [(14, false), (20, true)])
  func `what is chosen is painted in a narrow window too, where rows are not few`(
    height: Int, isPainted: Bool
  ) throws {
    let frame = ScreenPicture.form(form(focus: 0)).frame(Size(columns: 40, rows: height))
    let other = try #require(frame.position(of: "on 1."))
    let isSelected =
      frame[other.column, other.row].style.background == Theme.dark.selected.background
    #expect(isSelected == isPainted)
  }

  @Test func `the choices of a setting share a card with its label, and no other does`() throws {
    var form = form(focus: 1)
    form.rows[0].control = .options(
      ["the first choice", "the second choice", "the third choice"], selected: 0)
    let frame = ScreenPicture.form(form).frame(Size(columns: 40, rows: 24))
    let label = try #require(frame.position(of: "label 0."))
    let last = try #require(frame.position(of: "the third choice"))
    let next = try #require(frame.position(of: "label 1."))
    let end = frame.size.columns - 3
    func isCard(_ row: Int) -> Bool {
      frame[end, row].style.background == Theme.dark.card.background
    }
    #expect(last.row > label.row + 2, "two rows of choices, a row apart")
    #expect((label.row...last.row).allSatisfy(isCard))
    #expect(!isCard(label.row - 1) && !isCard(last.row + 1))
    #expect(next.row == last.row + 2 && isCard(next.row))
  }

  @Test func `beside their labels all settings share one card, where they have paint`() throws {
    let frame = ScreenPicture.form(form(focus: 0)).frame(Size(columns: 80, rows: 30))
    let first = try #require(frame.position(of: "label 0."))
    let last = try #require(frame.position(of: "label 8."))
    func isCard(_ row: Int) -> Bool {
      frame[frame.size.columns - 4, row].style.background == Theme.dark.card.background
    }
    #expect((first.row...last.row).allSatisfy(isCard))
    #expect(!isCard(first.row - 1) && !isCard(last.row + 1))
  }

  @Test(arguments: [(ShapeGrade.smooth, false), (.sextants, false), (.flat, true)])
  func `where a card has no edges of its own the rows of the edges are painted`(
    shapes: ShapeGrade, isPainted: Bool
  ) throws {
    let drawing = ScreenPicture.form(form(focus: 0)).drawn(
      in: Size(columns: 80, rows: 30), theme: .dark, glyphs: .unicode, shapes: shapes)
    let first = try #require(drawing.frame.position(of: "label 0."))
    let above = drawing.frame[first.column, first.row - 1]
    #expect((above.style.background == Theme.dark.card.background) == isPainted)
    #expect(above.isBlank == isPainted)
  }

  @Test(arguments: [(40, ["done", "back"]), (80, ["choose", "change", "done", "back"])])
  func `where there is not room for all keys below the last of them are there`(
    columns: Int, shown: [String]
  ) {
    var form = form(focus: 0)
    form.footer = ["some keys choose", "others change", "Enter done", "Esc back"]
    let rows = ScreenPicture.form(form).frame(Size(columns: columns, rows: 20)).rows
    let words = ["choose", "change", "done", "back"]
    #expect(words.filter { word in rows[19].contains(word) } == shown)
    #expect(words.allSatisfy { word in !rows[18].contains(word) })
  }

  @Test(arguments: [0, 1])
  func `the cursor stands around a switch, which still shows whether it is on`(
    cursor: Int
  ) throws {
    var form = form(focus: 0)
    form.rows[0].control = .switches(["one", "two"], selected: [0], cursor: cursor)
    let frame = ScreenPicture.form(form).frame(Size(columns: 80, rows: 24))
    let word = try #require(frame.position(of: ["one", "two"][cursor]))
    let state = cursor == 0 ? Theme.dark.selected : Theme.dark.option
    #expect(frame[word.column, word.row].style == state)
    #expect(frame[word.column - 3, word.row].character == "[")
    #expect(frame[word.column + 3, word.row].character == "]")
    #expect(frame[word.column + 3, word.row].style == Theme.dark.pressed)
  }

  @Test(arguments: [(24, true), (14, false)])
  func `what is said beside the message is seen whole or not at all`(rows: Int, isSeen: Bool) {
    var form = form(focus: 0)
    form.message = "A long message that takes two lines of the window."
    form.aside = "And a command behind it that takes two lines of its own."
    let seen = ScreenPicture.form(form).frame(Size(columns: 40, rows: rows)).rows
    let words = seen.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.contains(form.message))
    #expect(words.contains(form.aside) == isSeen)
    #expect(words.contains("command") == isSeen)
  }

  @Test(arguments: 0..<9, 14...26)
  func `no choices are shown without their label, and no label without its choices`(
    focus: Int, height: Int
  ) {
    let rows = ScreenPicture.form(form(focus: focus)).frame(Size(columns: 40, rows: height)).rows
    let shown = { (word: String) in rows.contains { $0.contains(word) } }
    for index in 0..<9 { #expect(shown("label \(index).") == shown("on \(index).")) }
    #expect(shown("label \(focus)."))
  }
}
