import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// The command that parents are shown for each setting.
struct SettingsCommandTests {
  @Test(arguments: Language.allCases, [(40, 16), (40, 20), (80, 24), (120, 40)])
  func `a command is shown whole, with its value, or not at all`(
    language: Language, size: (Int, Int)
  ) {
    var form = SettingsForm(Settings(), through: .parents)
    for _ in 0..<SettingKey.allCases.count {
      let frame = ScreenPicture.form(form.picture(in: Texts(language))).drawn(
        in: Size(columns: size.0, rows: size.1), theme: .dark, glyphs: .unicode
      ).frame
      let lines = (0..<size.1).map { frame.text(ofRow: $0).replacing("\u{A0}", with: " ") }
      let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
      if let key = form.key, words.contains("mathbot config") {
        let value = form.draft.value(of: key)
        #expect(words.contains("mathbot config set \(key.rawValue) \(value)"))
      }
      _ = form.press(.down)
    }
  }
}
