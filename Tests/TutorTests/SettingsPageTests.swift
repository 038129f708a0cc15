import Basics
import Content
import Quiz
import Screen
import Testing

@testable import Tutor

struct SettingsPageTests {
  private static func open() -> Talk {
    var talk = Talk.practising()
    talk.stop()
    talk.type("settings")
    return talk
  }

  @Test func `each row can be reached and changed with the arrows, and Enter saves`() {
    for (row, key) in SettingsForm.keys.enumerated() where key != .operations {
      var talk = Self.open()
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

  @Test func `every row has its words in every language`() {
    for language in Language.allCases {
      let picture = SettingsForm(Settings()).picture(in: Texts(language))
      for row in picture.rows {
        guard case .options(let options, _, _) = row.control else { continue }
        #expect(!options.contains { $0.hasPrefix("value.") || $0.hasPrefix("difficulty.") })
        #expect(!row.label.hasPrefix("settings."))
      }
    }
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
    let form = SettingsForm(settings)
    #expect(form.choices(for: .history) == .one(["10", "20", "50", "100", "1000"]))
    #expect(form.choices(for: .places) == .one(["0", "2", "4", "6", "10"]))
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
    var talk = Self.open()
    let row = try #require(SettingsForm.keys.firstIndex(of: .language))
    talk.send(.pressed(.field(row: row, option: 2)))
    #expect(talk.form?.title == "설정")
    talk.send(.pressed(.word(2)))
    #expect(talk.effects.contains(.saveSetting(.language, "ko")))
    #expect(talk.chat?.composer.placeholder == Texts(.korean)(.composerAfter))
  }

  @Test func `what the environment decides says so and does not change`() {
    let keys: [SettingKey] = [.minutes, .operations, .clock]
    for key in keys {
      var setup = ConversationSetup(.screen, fixedKeys: Set(keys))
      setup.purpose = .settings
      var talk = Talk(setup)
      let row = SettingsForm.keys.firstIndex(of: key) ?? 0
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

  @Test func `the page says for whom the level and the operations are`() {
    var talk = Talk(players: [LearnerProfile(name: "Mina"), LearnerProfile(name: "Jun")])
    talk.type("mina")
    talk.type("settings")
    #expect(talk.form?.message.contains("Mina") == false)
    talk.send(.key(.down))
    #expect(talk.form?.message.hasPrefix("For Mina alone.") == true)
  }

  @Test func `a tap sets a slider and switches an operation`() {
    var talk = Self.open()
    talk.send(.pressed(.fieldSlider(row: 0, value: 9)))
    #expect(talk.conversation.settings.minutes == 9)
    talk.send(.pressed(.field(row: 2, option: 0)))
    #expect(talk.conversation.settings.operations == [.subtract, .multiply, .divide])
    talk.send(.pressed(.word(3)))
    #expect(talk.conversation.settings == Settings())
  }

  @Test func `the page alone ends the conversation when it is closed`() {
    var setup = ConversationSetup(.screen)
    setup.purpose = .settings
    var conversation = Conversation(setup)
    _ = conversation.handle(.opened, at: .start)
    _ = conversation.handle(.key(.up), at: .start)
    _ = conversation.handle(.key(.tab), at: .start)
    #expect(conversation.handle(.key(.enter), at: .start).last == .leave)
    #expect(conversation.hasEnded && conversation.farewell == [])
  }

  @Test func `the contact card scrolls, and any other key closes it`() {
    var talk = Talk.practising()
    talk.send(.pressed(.header))
    for key: Key in [.down, .pageDown, .up] { talk.send(.key(key)) }
    guard case .page(let page) = talk.conversation.picture else {
      Issue.record("No page is on show.")
      return
    }
    #expect(page.scrolledRows == 10)
    _ = talk.conversation.limitScroll(to: 3)
    talk.send(.key(.pageUp))
    talk.send(.key(.character("x")))
    #expect(talk.chat != nil)
  }
}

struct KeyTests {
  @Test func `while a question is open what can be typed reaches the line`() {
    let conversation = Talk.practising().conversation
    for key: Key in [
      .character("7"), .character("７"), .character("a"), .character("é"), .character("S"),
      .backspace, .left, .enter, .control("u"),
    ] {
      #expect(conversation.destination(of: key) == .line, "\(key)")
    }
    for key: Key in [.tab, .up, .control("y"), .meta("3")] {
      #expect(conversation.destination(of: key) == .nowhere, "\(key)")
    }
    for key: Key in [.character("?"), .pageUp, .escape] {
      #expect(conversation.destination(of: key) == .conversation, "\(key)")
    }
    #expect(conversation.destination(of: .function(5)) == .nowhere)
  }

  @Test func `a paste brings no more than a line has`() {
    let conversation = Talk.practising().conversation
    #expect(conversation.accepted(paste: "i think 56") == "i think 56")
    #expect(conversation.accepted(paste: String(repeating: "9", count: 100_000)).count == 120)
    #expect(Talk().conversation.accepted(paste: "5 minutes") == "5 minutes")
  }

  @Test func `the keypad types, deletes, sends, helps and skips`() {
    var talk = Talk.practising()
    for key: KeypadKey in [.digit(7), .backspace, .send] { talk.send(.pressed(.keypad(key))) }
    #expect(talk.effects.suffix(3) == [.type("7"), .deleteBackward, .submitLine])
    #expect(talk.chat?.keypad?.pressed == .send)
    talk.send(.pressed(.keypad(.hint)))
    talk.send(.pressed(.keypad(.skip)))
    talk.wait(.seconds(1))
    #expect(talk.chat?.keypad?.pressed == nil)
    #expect(talk.attempts.map(\.outcome) == [.skipped])
    talk.send(.pressed(.send))
    #expect(talk.effects.last == .submitLine)
  }

  @Test func `the wheel and Page Up scroll back, and the newest is one tap away`() {
    var talk = Talk.practising()
    talk.send(.scrolled(rows: 3))
    talk.send(.key(.pageUp))
    #expect(talk.chat?.scrolledRows == 13)
    talk.send(.key(.pageDown))
    #expect(talk.chat?.scrolledRows == 3)
    talk.send(.pressed(.newest))
    #expect(talk.chat?.scrolledRows == 0)
  }

  @Test func `a trophy lets confetti fall, for a while`() {
    var talk = Talk.practising()
    for _ in 0..<20 {
      talk.wait(.milliseconds(800))
      talk.answer()
    }
    talk.stop()
    talk.wait(.seconds(3))
    #expect(talk.chat?.confetti != nil)
    #expect(talk.words.contains("All 20 right!"))
    talk.wait(.seconds(5))
    #expect(talk.chat?.confetti == nil)
    #expect(talk.conversation.nextWake == nil)
    talk.type("bye")
    #expect(talk.effects.last == .leave)
    #expect(talk.conversation.farewell.contains { $0.contains("All 20 right!") })
  }

  @Test(arguments: ["help", "settings", "bye"])
  func `words are understood while a card waits`(word: String) {
    var talk = Talk()
    talk.type(word)
    talk.wait(.seconds(2))
    #expect(!talk.words.contains("I know 1 to 10 minutes"))
  }
}
