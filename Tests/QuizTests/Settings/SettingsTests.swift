import Basics
import Quiz
import Testing

struct SettingsTests {
  private static let defaults: [(key: SettingKey, text: String)] = [
    (.minutes, "5"), (.difficulty, "auto"),
    (.operations, "add,subtract,multiply,divide"), (.forms, "mixed"), (.appearance, "system"),
    (.language, "system"),
    (.clock, "small"), (.shapes, "auto"), (.accessible, "off"), (.animation, "on"), (.sound, "off"),
    (.speech, "off"),
    (.mouse, "on"),
    (.angle, "degrees"), (.places, "4"), (.history, "10"), (.tips, "on"),
    (.tapbacks, "classic"), (.weeklyGoal, "0"),
  ]

  @Test func `an angle's unit is the calculator's of the same name`() {
    for setting in AngleSetting.allCases {
      #expect("\(setting.unit)" == setting.rawValue)
    }
  }

  @Test(arguments: defaults)
  func `each setting has its default`(key: SettingKey, text: String) {
    #expect(Settings().value(of: key) == text)
  }

  @Test func `no setting is without a default that somebody has thought about`() {
    #expect(Self.defaults.map(\.key) == SettingKey.allCases)
  }

  @Test func `every setting is in exactly one group, the like ones together`() {
    #expect(
      SettingKey.grouped == [
        .minutes, .difficulty, .operations, .forms, .clock, .tips, .appearance, .shapes, .animation,
        .language,
        .accessible, .sound, .speech, .mouse, .tapbacks, .weeklyGoal, .angle, .places, .history,
      ])
    #expect(SettingKey.grouped.count == SettingKey.allCases.count)
    #expect(Set(SettingKey.grouped) == Set(SettingKey.allCases))
    #expect(SettingGroup.allCases.allSatisfy { !$0.keys.isEmpty })
  }

  @Test func `the child's door shows what is about playing, and nothing twice`() {
    #expect(
      SettingKey.forChild == [
        .minutes, .difficulty, .operations, .appearance, .sound, .animation,
      ])
  }

  @Test func `the page offers only numbers that are allowed`() {
    for key in SettingKey.allCases {
      guard let offered = key.offered else { continue }
      guard case .whole(let range) = key.allowed else {
        Issue.record("\(key) offers numbers and takes none.")
        continue
      }
      #expect(offered.allSatisfy(range.contains), "\(key)")
    }
  }

  @Test func `exactly the languages that there are can be chosen, or the system's`() {
    let names = ["system"] + Language.allCases.map(\.rawValue)
    #expect(SettingKey.language.allowed == .oneOf(names))
    #expect(LanguageSetting.allCases.map(\.rawValue) == names)
    #expect(LanguageSetting(rawValue: "xx") == nil)
    #expect(LanguageSetting.system.spoken(system: .korean) == .korean)
    #expect(LanguageSetting.language(.english).spoken(system: .korean) == .english)
  }

  @Test(arguments: SettingKey.allCases)
  func `the text of every allowed value is read back as itself`(key: SettingKey) throws {
    for text in key.allowed.examples {
      var settings = Settings()
      try settings.set(text, for: key)
      #expect(settings.value(of: key) == text)
    }
  }

  @Test(arguments: SettingKey.allCases)
  func `a setting changes no other`(key: SettingKey) throws {
    for text in key.allowed.examples {
      var settings = Settings()
      try settings.set(text, for: key)
      for other in SettingKey.allCases where other != key {
        #expect(settings.value(of: other) == Settings().value(of: other))
      }
    }
  }

  @Test(arguments: [
    (SettingKey.difficulty, " HARD ", "hard"), (.operations, "Divide, add", "add,divide"),
    (.operations, "add,add", "add"), (.sound, "yes", "on"), (.sound, "1", "on"),
    (.mouse, "FALSE", "off"), (.minutes, "\t07 ", "7"), (.language, "KO", "ko"),
  ])
  func `case, spaces and common spellings do not matter`(
    key: SettingKey, given: String, stored: String
  ) throws {
    var settings = Settings()
    try settings.set(given, for: key)
    #expect(settings.value(of: key) == stored)
  }

  @Test(
    arguments: [
      (SettingKey.minutes, "11", "10"), (.minutes, "0", "1"), (.minutes, "-3", "1"),
      (.minutes, "5.5", nil), (.minutes, "", nil), (.minutes, "99999999999999999999", nil),
      (.difficulty, "meduim", "medium"), (.difficulty, "xyzzy", nil),
      (.operations, "add,multpily", "add,multiply"), (.operations, "", nil),
      (.operations, "add,", "add"),
      (.operations, "add,xyzzy", nil), (.language, "korean", "ko"), (.clock, "tiny", nil),
      (.sound, "maybe", nil), (.sound, "onn", "on"), (.places, "101", "100"),
      (.history, "1001", "1000"),
    ] as [(SettingKey, String, String?)])
  func `a value that is not allowed changes nothing and names the nearest`(
    key: SettingKey, given: String, nearest: String?
  ) {
    var settings = Settings()
    #expect(
      throws: SettingError.notAllowed(
        key: key, given: given, allowed: key.allowed, nearest: nearest)
    ) {
      try settings.set(given, for: key)
    }
    #expect(settings == Settings())
  }

  @Test func `a key is found in any case`() throws {
    #expect(try SettingKey(named: "Minutes") == .minutes)
  }

  @Test func `an unknown key names the nearest`() {
    #expect(throws: SettingError.unknownKey("minuts", nearest: "minutes")) {
      try SettingKey(named: "minuts")
    }
    #expect(throws: SettingError.unknownKey("xyzzy", nearest: nil)) {
      try SettingKey(named: "xyzzy")
    }
  }
}

extension AllowedValues {
  /// All words and numbers, and every choice of several words.
  fileprivate var examples: [String] {
    switch self {
    case .whole(let range): range.map(String.init)
    case .oneOf(let words): words
    case .onOrOff: ["on", "off"]
    case .someOf(let words):
      (1..<(1 << words.count)).map { choice in
        words.indices.filter { choice >> $0 & 1 == 1 }.map { words[$0] }.joined(separator: ",")
      }
    }
  }
}
