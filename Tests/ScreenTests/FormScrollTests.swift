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
