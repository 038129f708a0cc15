import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct SettingsPageTests {
  private static func open(_ door: SettingsDoor = .child) -> Talk {
    var talk = Talk.practising()
    talk.stop()
    talk.type("settings")
    guard door == .parents else { return talk }
    talk.send(.key(.up))
    talk.send(.key(.enter))
    return talk
  }

  @Test(arguments: [SettingsDoor.child, .parents])
  func `each row can be reached and changed with the arrows, and Enter saves`(
    door: SettingsDoor
  ) {
    for (row, key) in door.keys.enumerated() where key != .operations {
      var talk = Self.open(door)
      for _ in 0..<row { talk.send(.key(.down)) }
      #expect(talk.form?.focus == row)
      let before = talk.conversation.settings.value(of: key)
      talk.send(.key(.right))
      if talk.conversation.settings.value(of: key) == before { talk.send(.key(.left)) }
      talk.send(.key(.enter))
      let after = talk.conversation.settings.value(of: key)
      #expect(after != before, "\(key)")
      #expect(talk.effects.contains(.saveSetting(key, after)))
    }
  }

  @Test func `what the command line gives for this time is said beside what is stored`() {
    var flags = PracticeFlags()
    (flags.minutes, flags.difficulty, flags.operations) = (1, .easy, [.multiply, .add])
    let choice = PracticeChoice(EffectiveSettings(), flags: flags)
    var form = SettingsForm(choice.settings, through: .child, thisTime: choice.thisTime)
    func message() -> String { form.picture(in: Texts(.english)).message }
    #expect(message() == "How long one practice lasts. This time: 1\u{A0}minute.")
    form.moveFocus(by: 1)
    #expect(message().hasSuffix("This time: Easy."))
    form.moveFocus(by: 1)
    #expect(message().hasSuffix("This time: +\u{A0}×."))
    form.moveFocus(by: 1)
    #expect(!message().contains("This time"))
    form = SettingsForm(choice.settings, through: .child)
    form.change(by: 1)
    #expect(!message().contains("This time"), "a change holds from the next practice on")
  }

  @Test func `every row has its words in every language`() {
    for language in Language.allCases {
      let doors: [SettingsDoor] = [.child, .parents]
      for row in doors.flatMap({
        SettingsForm(Settings(), through: $0).picture(in: Texts(language)).rows
      }) {
        #expect(!row.heading.hasPrefix("settings.") && !row.label.hasPrefix("settings."))
        guard case .options(let options, _) = row.control else { continue }
        #expect(!options.contains { $0.hasPrefix("value.") || $0.hasPrefix("difficulty.") })
      }
    }
  }

  @Test func `the child's page ends with the way to all settings, which come in groups`() {
    var talk = Self.open()
    #expect(talk.form?.rows.map(\.label).last == "For parents")
    #expect(talk.form?.rows.allSatisfy(\.heading.isEmpty) == true)
    talk.send(.key(.right))
    talk.send(.pressed(.field(row: 6, option: 0)))
    #expect(talk.form?.rows.count == SettingKey.allCases.count)
    #expect(
      talk.form?.rows.map(\.heading).filter { !$0.isEmpty } == [
        "Practice", "Look", "This family", "Calculator",
      ])
    #expect(talk.conversation.settings.minutes == 6, "what was changed before stays changed")
    talk.send(.key(.enter))
    #expect(talk.effects.contains(.saveSetting(.minutes, "6")))
  }

  @Test func `at the way to all settings the footer offers to open them`() {
    var talk = Self.open()
    talk.send(.key(.up))
    #expect(talk.form.flatMap { form in form.lit.map { form.footer[$0] } } == "Enter open")
    #expect(talk.form?.message == Texts(.english)(.settingsAboutParents))
    talk.send(.pressed(.word(1)))
    #expect(talk.form?.title == "All settings")
  }

  @Test func `the footer offers the space bar at the operations alone`() {
    var form = SettingsForm(Settings(), through: .child)
    for row in 0..<SettingsDoor.child.keys.count {
      form.focus(on: row)
      let change = form.key == .operations ? "Space switch" : "← → change"
      let picture = form.picture(in: Texts(.english))
      #expect(picture.footer == ["↑ ↓ choose", change, "Enter done", "Esc keep as it was"])
      #expect(picture.lit.map { picture.footer[$0] } == "Enter done")
    }
  }

  @Test func `minutes are counted on their slider`() {
    let texts = Texts(.english)
    let row = SettingsForm(Settings(), through: .child).picture(in: texts).rows[0]
    let words = texts.count(5, of: .minutes)
    #expect(row.control == .slider(value: 5, range: 1...10, text: words))
  }

  @Test func `a tap beside the options of a row changes nothing`() {
    var talk = Self.open(.parents)
    let settings = talk.conversation.settings
    for row in SettingsDoor.parents.keys.indices {
      talk.send(.pressed(.field(row: row, option: 99)))
      #expect(talk.form?.focus == row)
    }
    #expect(talk.conversation.settings == settings)
  }

  @Test func `every setting says what it is about in every language`() {
    for language in Language.allCases {
      for key in SettingKey.allCases {
        let name = "settings.about.\(key)"
        #expect(Texts(language).text(key: name) != name, "\(language)")
      }
    }
  }

  @Test func `a number that was chosen elsewhere stands among the choices`() throws {
    var settings = Settings()
    try settings.set("20", for: .history)
    let form = SettingsForm(settings, through: .parents)
    #expect(form.choices(for: .history) == .one(["10", "20", "50", "100", "1000"]))
    #expect(form.choices(for: .places) == .one(["0", "2", "4", "6", "10"]))
  }

  @Test(arguments: [(80, 24), (40, 20), (80, 60)])
  func `words say that there is more below, until it is seen`(columns: Int, rows: Int) {
    var form = SettingsForm(Settings(), through: .parents)
    func shows(_ words: String) -> Bool {
      let frame = ScreenPicture.form(form.picture(in: Texts(.english))).drawn(
        in: Size(columns: columns, rows: rows), theme: .dark, glyphs: .unicode
      ).frame
      return (0..<rows).contains { frame.text(ofRow: $0).contains(words) }
    }
    #expect(shows("more below") == (rows < 60))
    form.focus(on: SettingKey.grouped.count - 1)
    let last = SettingKey.grouped.last?.rawValue ?? ""
    #expect(!shows("more below") && shows(Texts(.english).text(key: "settings.\(last)")))
  }

  @Test func `operations have ticks whether the row is focused or not`() {
    for focus in [0, 2] {
      var form = SettingsForm(Settings(), through: .child)
      form.focus(on: focus)
      let frame = ScreenPicture.form(form.picture(in: Texts(.english))).drawn(
        in: Size(columns: 80, rows: 24), theme: .dark, glyphs: .unicode
      ).frame
      #expect((0..<24).contains { frame.text(ofRow: $0).contains("✓ −") })
    }
  }

  @Test func `parents are told what a command calls a setting, children are not`() {
    for language in Language.allCases {
      let parents = SettingsForm(Settings(), through: .parents).picture(in: Texts(language))
      let child = SettingsForm(Settings(), through: .child).picture(in: Texts(language))
      // No line breaks the command apart.
      #expect(parents.aside.contains("mathbot\u{A0}config\u{A0}set\u{A0}minutes"))
      #expect(child.aside.isEmpty && !child.message.contains("mathbot"))
    }
  }

  @Test func `operations are switched with the space bar, and the last one stays`() {
    var talk = Self.open()
    talk.send(.key(.down))
    talk.send(.key(.down))
    for _ in 0..<4 {
      talk.send(.key(.character(" ")))
      talk.send(.key(.right))
    }
    #expect(talk.conversation.settings.operations == [.divide])
    talk.send(.key(.enter))
    #expect(talk.effects.contains(.saveSetting(.operations, "divide")))
  }

  @Test func `Escape leaves everything as it was`() {
    var talk = Self.open()
    talk.send(.key(.right))
    #expect(talk.conversation.settings.minutes == 6)
    talk.send(.key(.escape))
    #expect(talk.conversation.settings.minutes == 5)
    #expect(talk.form == nil)
    #expect(!talk.effects.contains(.saveSetting(.minutes, "6")))
  }

  @Test func `the language of the running chat changes at once`() throws {
    var talk = Self.open(.parents)
    let row = try #require(SettingsDoor.parents.keys.firstIndex(of: .language))
    talk.send(.pressed(.field(row: row, option: 2)))
    #expect(talk.form?.title == "모든 설정")
    talk.send(.pressed(.word(2)))
    #expect(talk.effects.contains(.saveSetting(.language, "ko")))
    #expect(talk.chat?.composer.placeholder == Texts(.korean)(.composerChips))
  }

  @Test func `what the environment decides says so and does not change`() {
    let keys: [SettingKey] = [.minutes, .operations, .clock]
    for key in keys {
      var setup = ConversationSetup(.screen, fixedKeys: Set(keys))
      setup.purpose = .settings
      var talk = Talk(setup)
      let row = SettingsDoor.parents.keys.firstIndex(of: key) ?? 0
      for _ in 0..<row { talk.send(.key(.down)) }
      #expect(talk.form?.message.contains(key.environmentVariable) == true)
      for pressed: Key in [.right, .left, .character(" ")] { talk.send(.key(pressed)) }
      talk.send(.pressed(.field(row: row, option: 1)))
      talk.send(.pressed(.fieldSlider(row: row, value: 9)))
      #expect(talk.conversation.settings == Settings(), "\(key)")
      talk.send(.key(.enter))
      #expect(talk.effects == [.leave], "\(key)")
    }
  }

  @Test func `a tap sets a slider and switches an operation`() {
    var talk = Self.open()
    talk.send(.pressed(.fieldSlider(row: 0, value: 9)))
    #expect(talk.conversation.settings.minutes == 9)
    talk.send(.pressed(.fieldSlider(row: 0, value: 11)))
    #expect(talk.conversation.settings.minutes == 9, "the slider has no such value")
    talk.send(.pressed(.field(row: 2, option: 0)))
    #expect(talk.conversation.settings.operations == [.subtract, .multiply, .divide])
    talk.send(.pressed(.word(3)))
    #expect(talk.conversation.settings == Settings())
  }

  @Test func `a tap on the footer changes a value, and switches an operation`() {
    var talk = Self.open()
    talk.send(.pressed(.word(1)))
    #expect(talk.conversation.settings.minutes == 6)
    talk.send(.pressed(.word(0)))
    talk.send(.pressed(.word(0)))
    #expect(talk.conversation.settings.operations == Set(Quiz.Operation.allCases))
    talk.send(.pressed(.word(1)))
    #expect(talk.conversation.settings.operations == [.subtract, .multiply, .divide])
    talk.send(.pressed(.word(2)))
    #expect(talk.form == nil && talk.effects.contains(.saveSetting(.minutes, "6")))
  }

  @Test func `the page alone ends the conversation when it is closed`() {
    var setup = ConversationSetup(.screen)
    setup.purpose = .settings
    var conversation = Conversation(setup)
    _ = conversation.handle(.opened, at: .start)
    _ = conversation.handle(.key(.up), at: .start)
    _ = conversation.handle(.key(.tab), at: .start)
    #expect(conversation.handle(.key(.enter), at: .start).last == .leave)
    #expect(conversation.hasEnded && conversation.farewell == ["Nothing changed."])
  }

  @Test
  func
    `behind the page alone stands what became of the settings, never that they were kept when they were not`()
  {
    var talk = Talk(purpose: .settings)
    talk.send(.key(.right))
    talk.send(.key(.enter))
    #expect(talk.conversation.farewell == ["Saved."])
    talk.send(.savingFailed(.diskFull))
    #expect(
      talk.conversation.farewell == ["I can't save the settings just now (the disk is full)."])
    var left = Talk(purpose: .settings)
    left.send(.key(.right))
    left.send(.key(.escape))
    #expect(left.conversation.farewell == ["Nothing changed."])
  }

  @Test func `Page Down and Page Up move through all settings, and no further`() {
    var form = SettingsForm(Settings(), through: .parents)
    for _ in 0..<20 { _ = form.press(.pageDown) }
    let last = form.focus
    _ = form.press(.down)
    #expect(form.focus == 0, "the row behind the last is the first")
    _ = form.press(.pageDown)
    #expect(form.focus == 5 && form.focus < last)
    for _ in 0..<20 { _ = form.press(.pageUp) }
    #expect(form.focus == 0)
    _ = form.press(.end)
    #expect(form.focus == last)
    _ = form.press(.home)
    #expect(form.focus == 0)
  }
}
