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
    #expect(key.environmentVariable == "MATHBOT_" + key.rawValue.uppercased())
  }

  @Test func `a value that the environment cannot hold is named`() {
    var effective = EffectiveSettings()
    let error = #expect(throws: EnvironmentError.self) {
      try effective.apply(environment: ["MATHBOT_MINUTES": "99"])
    }
    #expect(
      error?.description == "The environment variable MATHBOT_MINUTES: minutes takes "
        + "a whole number from 1 to 10, not “99”. Did you mean 10?")
  }
}
