import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// What letters and digits do on the settings page, where the arrows choose.
struct SettingsTypingTests {
  private let texts = Texts(.english)

  @Test func `a digit is the number of minutes, where minutes are chosen`() {
    var form = SettingsForm(Settings(), through: .child)
    #expect(form.key == .minutes)
    _ = form.press(.character("3"))
    #expect(form.draft.minutes == 3 && form.typed.isEmpty)
    _ = form.press(.character("0"))
    #expect(form.draft.minutes == 3 && form.typed == "0", "nothing lasts no minutes")
  }

  @Test func `what is typed is on show until an arrow chooses`() {
    var form = SettingsForm(Settings(), through: .child)
    let before = form.picture(in: texts).message
    for letter in "ex y" { _ = form.press(.character(letter)) }
    _ = form.press(.backspace)
    #expect(form.picture(in: texts).message == "❯ ex ")
    _ = form.press(.right)
    #expect(form.typed.isEmpty && form.picture(in: texts).message == before)
    #expect(form.draft.minutes != Settings().minutes, "the arrows go on choosing")
  }

  @Test func `what the environment decides stays as it is`() {
    var form = SettingsForm(Settings(), through: .child, fixed: [.minutes])
    _ = form.press(.character("3"))
    #expect(form.draft == Settings() && form.typed == "3")
  }

  /// The page after a line and Enter, and what comes of it.
  private func form(
    after line: String, in language: Language = .english
  ) -> (form: SettingsForm, outcome: OverlayOutcome) {
    let vocabulary = ChatVocabulary(Texts(language))
    var page = Overlay.settings(SettingsForm(Settings(), through: .child))
    for letter in line { _ = page.press(.character(letter), in: vocabulary) }
    let outcome = page.press(.enter, in: vocabulary)
    guard case .settings(let form) = page else {
      return (SettingsForm(Settings(), through: .child), outcome)
    }
    return (form, outcome)
  }

  @Test(arguments: [
    ("dark", Language.english), ("dark mode please", .english), ("dunkel", .english),
    ("くらい", .japanese), ("어둡게", .korean), ("深色", .traditionalChinese),
  ])
  func `a word chooses what it names`(line: String, language: Language) {
    let form = form(after: line, in: language).form
    if line == "dunkel" {
      #expect(form.draft == Settings() && form.answer == .keys, "an unknown word is answered")
      #expect(form.picture(in: texts).message == texts(.settingsTyped))
    } else {
      #expect(form.key == .appearance && form.draft.appearance == .dark)
    }
  }

  @Test func `the name of a setting goes to its row, and a value behind it is chosen`() {
    #expect(form(after: "sound").form.key == .sound)
    let noisy = form(after: "sound on").form
    #expect(noisy.key == .sound && noisy.draft.sound)
    let level = form(after: "easy").form
    #expect(level.key == .difficulty && level.draft.difficulty == .easy)
  }

  @Test func `a word leaves the page, and what was changed is kept`() {
    for line in ["back", "done", "bye"] {
      guard case .save = form(after: line).outcome else {
        Issue.record("\(line) stays")
        continue
      }
    }
  }

  @Test func `what a grown-up must hear is answered on the page, too`() {
    #expect(form(after: "my dad hits me").form.answer == .care)
  }
}
