import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

/// Whose a setting is, the command that parents are shown for it, and what follows it at once.
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
        let command = "mathbot config set \(key.rawValue) \(value)"
        #expect(words.contains(command))
        let isWhole = lines.contains { $0.contains(command) }
        #expect(isWhole || command.displayWidth > 34, "no value stands alone on a line")
      }
      _ = form.press(.down)
    }
  }

  @Test func `the page says for whom the minutes, the level and the operations are`() {
    var talk = Talk(players: [LearnerProfile(name: "Mina"), LearnerProfile(name: "Jun")])
    talk.type("mina")
    talk.type("settings")
    for _ in LearnerSettings.keys {
      #expect(talk.form?.message.hasPrefix("For Mina alone.") == true)
      talk.send(.key(.down))
    }
    #expect(talk.form?.message.contains("Mina") == false)
  }

  @Test(arguments: [("Mina", "Mina"), ("Mina Lou", "\"Mina Lou\""), ("O'Neil", "\"O'Neil\"")])
  func `what is a learner's own is changed by a command about them`(name: String, shown: String) {
    var form = SettingsForm(Settings(), through: .parents, owner: name)
    for _ in SettingKey.allCases {
      let command = form.picture(in: Texts(.english)).aside.replacing("\u{A0}", with: " ")
      let key = form.key?.rawValue ?? ""
      let isOwn = form.key.map(LearnerSettings.keys.contains) == true
      let start = isOwn ? "mathbot learner set \(shown)" : "mathbot config set"
      #expect(command.contains("\(start) \(key) "), "\(command)")
      _ = form.press(.down)
    }
  }

  @Test func `an offer that stands follows what is changed on the page`() {
    var setup = ConversationSetup(.screen)
    setup.learner = LearnerProfile(
      name: "Mina", previous: PreviousSession(minutes: 5, difficulty: .auto))
    var talk = Talk(setup)
    talk.wait(.seconds(3))
    #expect(talk.words.contains("5 minutes"))
    talk.type("settings")
    talk.send(.key(.right))
    talk.send(.key(.enter))
    talk.wait(.seconds(3))
    #expect(
      talk.words.hasSuffix("Shall we play for 6 minutes?\nLevel: Just right for you."),
      "\(talk.words)")
  }
}
