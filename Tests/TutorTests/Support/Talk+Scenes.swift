import Quiz

@testable import Tutor

extension Conversation {
  var practice: PracticeScene? { scene as? PracticeScene ?? paused?.practice }
  var paused: PausedScene? { scene as? PausedScene }
  var after: AfterScene? { scene as? AfterScene }

  /// The check that runs.
  var check: TablesCheck? { checkRun?.check }
  var checkRun: CheckScene.Run? { (scene as? CheckScene)?.run }
}

extension ConversationSetup {
  /// A conversation with settings that the family has chosen.
  init(
    _ form: ChatForm, settings: Settings = Settings(), seed: UInt64 = 1,
    flags: PracticeFlags = .init(),
    fixedKeys: Set<SettingKey> = []
  ) {
    self.init(form: form, settings: EffectiveSettings(settings, fixed: fixedKeys), seed: seed)
    self.flags = flags
  }
}

extension EffectiveSettings {
  /// The settings as a file and the environment give them.
  init(_ settings: Settings, fixed: Set<SettingKey> = []) {
    self.init()
    for key in SettingKey.allCases {
      let source = fixed.contains(key) ? SettingSource.environment : .file
      // Cannot fail: the values are those of the settings' own types.
      try? apply(settings.value(of: key), for: key, from: source)
    }
  }
}

extension Talk {
  /// A conversation in which the cards are asked for, the minutes first.
  static func choosing(minutes: Int? = nil) -> Talk {
    var talk = Talk(minutes: minutes)
    talk.type("change")
    talk.wait(.seconds(3))
    return talk
  }

  /// A check whose first question is open and shown.
  static func checking(
    settings: Settings = Settings(), questions: Int = 5
  ) -> Talk {
    var talk = Talk(settings: settings, purpose: .check(questions: questions, mix: .official))
    talk.wait(.seconds(3))
    talk.type("skip")
    talk.wait(.seconds(4))
    return talk
  }

  /// A child is known by a name, and is asked whether they want to play; others have played here, too.
  static func offering(_ name: String = "Zoe", knowing names: [String] = []) -> Talk {
    var setup = ConversationSetup(.screen)
    setup.learner = LearnerProfile(name: name)
    setup.knownNames = names
    var talk = Talk(setup)
    talk.wait(.seconds(3))
    talk.effects = []
    return talk
  }

  /// What Robo says at once to a line that is typed.
  mutating func reply(to typed: String) -> String {
    let before = words.count
    type(typed)
    return String(words.dropFirst(before + typed.count + 2))
  }
}
