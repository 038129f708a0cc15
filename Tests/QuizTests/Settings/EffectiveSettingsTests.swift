import Quiz
import Testing

struct EffectiveSettingsTests {
  @Test func `nothing given means the defaults`() throws {
    var effective = EffectiveSettings()
    try effective.apply(environment: ["PATH": "/bin", "MATHBOT_MINUTES": ""])
    #expect(effective == EffectiveSettings())
    #expect(effective.settings == Settings())
    for key in SettingKey.allCases {
      #expect(effective.source(of: key) == .standard)
    }
  }

  @Test func `a flag wins over the environment, which wins over the file`() throws {
    var effective = EffectiveSettings()
    for key in [SettingKey.minutes, .places, .history] {
      try effective.apply("1", for: key, from: .file)
    }
    try effective.apply(environment: ["MATHBOT_PLACES": "2", "MATHBOT_HISTORY": "2"])
    try effective.apply("3", for: .history, from: .flag)
    #expect(effective.settings.minutes == 1)
    #expect(effective.source(of: .minutes) == .file)
    #expect(effective.settings.places == 2)
    #expect(effective.source(of: .places) == .environment)
    #expect(effective.settings.history == 3)
    #expect(effective.source(of: .history) == .flag)
  }

  @Test(arguments: SettingKey.allCases)
  func `every setting has an environment variable`(key: SettingKey) throws {
    var effective = EffectiveSettings()
    try effective.apply(environment: [key.environmentVariable: Settings().value(of: key)])
    #expect(effective.source(of: key) == .environment)
    #expect(
      key.environmentVariable == "MATHBOT_" + key.rawValue.uppercased().replacing("-", with: "_"))
  }

  @Test func `a value that the environment cannot hold is named`() {
    var effective = EffectiveSettings()
    let error = #expect(throws: EnvironmentError.self) {
      try effective.apply(environment: ["MATHBOT_MINUTES": "99"])
    }
    #expect(error?.variable == "MATHBOT_MINUTES")
    #expect(
      error?.reason
        == .notAllowed(key: .minutes, given: "99", allowed: .whole(1...10), nearest: "10"))
  }

  @Test func `a learner's own choice wins over the file, and gives way to the environment`() throws
  {
    var effective = EffectiveSettings()
    try effective.apply("easy", for: .difficulty, from: .file)
    try effective.apply("add", for: .operations, from: .file)
    effective.apply(LearnerSettings(difficulty: .hard, operations: [.divide, .multiply]))
    #expect(effective.settings.difficulty == .hard)
    #expect(effective.settings.operations == [.multiply, .divide])
    #expect(effective.source(of: .difficulty) == .learner)
    try effective.apply(environment: ["MATHBOT_DIFFICULTY": "medium"])
    #expect(effective.settings.difficulty == .medium)
    #expect(effective.source(of: .difficulty) == .environment)

    var other = EffectiveSettings()
    try other.apply("easy", for: .difficulty, from: .file)
    other.apply(LearnerSettings())
    #expect(other.settings.difficulty == .easy)
    #expect(other.source(of: .difficulty) == .file)
  }

  @Test func `a stronger source decides whatever comes first`() throws {
    var effective = EffectiveSettings()
    try effective.apply("on", for: .sound, from: .flag)
    try effective.apply(environment: ["MATHBOT_SOUND": "off"])
    try effective.apply("off", for: .sound, from: .file)
    #expect(effective.settings.sound)
    #expect(effective.source(of: .sound) == .flag)
    #expect(effective.isFixed(.sound))
    #expect(effective.fixedKeys == [.sound])
    #expect(throws: SettingError.self) { try effective.apply("?", for: .sound, from: .file) }
  }

  @Test func `the sources stand in the order of their strength`() {
    #expect(SettingSource.allCases == SettingSource.allCases.sorted())
  }

  @Test func `a learner's own settings are read, written and taken away`() throws {
    var own = LearnerSettings()
    try own.set("HARD", for: .difficulty)
    try own.set("divide,add", for: .operations)
    #expect(own == LearnerSettings(difficulty: .hard, operations: [.add, .divide]))
    #expect(own.value(of: .operations) == "add,divide")
    #expect(own.value(of: .minutes) == nil && own.value(of: .clock) == nil)
    #expect(throws: SettingError.self) { try own.set("hrad", for: .difficulty) }
    #expect(throws: SettingError.sameForAll("clock")) { try own.set("off", for: .clock) }
    try own.set("3", for: .minutes)
    try own.set(nil, for: .difficulty)
    #expect(own == LearnerSettings(minutes: 3, operations: [.add, .divide]))
    #expect(own.filled(from: LearnerSettings(minutes: 9, difficulty: .easy)).minutes == 3)
    for key in LearnerSettings.keys {
      let value = Settings().value(of: key)
      var settings = LearnerSettings()
      try settings.set(value, for: key)
      #expect(settings.value(of: key) == value)
      try settings.set(nil, for: key)
      #expect(settings == LearnerSettings())
    }
  }
}
