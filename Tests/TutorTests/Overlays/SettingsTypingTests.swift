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
    #expect(form.draft.minutes == 3 && !form.wasTypedInVain)
    _ = form.press(.character("0"))
    #expect(form.draft.minutes == 3 && form.wasTypedInVain, "nothing lasts no minutes")
  }

  @Test func `a letter is answered with the keys that there are, until another key`() {
    var form = SettingsForm(Settings(), through: .child)
    for _ in 0..<2 {
      let before = form.picture(in: texts).message
      _ = form.press(.character("e"))
      #expect(form.picture(in: texts).message == texts(.settingsTyped))
      _ = form.press(.character("1"))
      #expect(form.key == .minutes || form.picture(in: texts).message == texts(.settingsTyped))
      _ = form.press(.right)
      #expect(form.picture(in: texts).message == before)
      _ = form.press(.down)
    }
    #expect(form.draft.difficulty != Settings().difficulty, "the arrows go on choosing")
  }

  @Test func `what the environment decides stays as it is`() {
    var form = SettingsForm(Settings(), through: .child, fixed: [.minutes])
    _ = form.press(.character("3"))
    #expect(form.draft == Settings() && form.wasTypedInVain)
  }
}
