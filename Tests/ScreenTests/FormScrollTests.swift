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
