import Foundation
import Testing

struct ConfigTests {
  private let defaults = """
    # Practice
    minutes = 5                                # Time: default
    difficulty = auto                          # Level: default
    operations = add,subtract,multiply,divide  # Practise: default
    forms = mixed                              # Gaps: default
    clock = small                              # Clock: default
    tips = on                                  # Explanations: default

    # Look
    appearance = system                        # Colours: default
    shapes = auto                              # Shapes: default
    animation = on                             # Movement: default

    # This family
    language = system                          # Language: default
    accessible = off                           # Plain lines: default
    sound = off                                # Sound: default
    speech = off                               # Speech: default
    mouse = on                                 # Mouse: default
    tapbacks = classic                         # Not yet: default
    weekly-goal = 0                            # Weekly goal: default

    # Calculator
    angle = degrees                            # Angles: default
    places = 4                                 # Decimals: default
    history = 10                               # History: default

    """

  @Test func `list prints the defaults and creates no file`() throws {
    let home = try TemporaryHome()
    #expect(try CommandRun.mathbot(["config", "list"], home: home) == CommandRun(output: defaults))
    #expect(try CommandRun.mathbot(["config"], home: home) == CommandRun(output: defaults))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `list says where each value comes from`() throws {
    let home = try TemporaryHome()
    try home.writeSettings("minutes = 7\nclock = off\n")
    let run = try CommandRun.mathbot(
      ["config", "list"], home: home, environment: ["MATHBOT_CLOCK": "large"])
    let lines = run.output.split(separator: "\n")
    #expect(lines[0] == "# Practice")
    #expect(lines[1].hasPrefix("minutes = 7  ") && lines[1].hasSuffix("  # Time"))
    #expect(lines[2].hasSuffix("  # Level: default"))
    #expect(lines[5].hasPrefix("clock = large  "))
    #expect(lines[5].hasSuffix("  # Clock: from MATHBOT_CLOCK"))
  }

  @Test func `what list prints can be used as the settings file`() throws {
    let home = try TemporaryHome()
    try home.writeSettings(defaults)
    let run = try CommandRun.mathbot(["config", "list"], home: home)
    #expect(run.output == defaults.replacing(": default", with: ""))
  }

  @Test func `list prints JSON`() throws {
    let home = try TemporaryHome()
    try home.writeSettings("operations = add,divide\n")
    let run = try CommandRun.mathbot(
      ["config", "list", "--json"], home: home, environment: ["MATHBOT_SOUND": "1"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let report = try #require(object as? [String: Any])
    let settings = try #require(report["settings"] as? [String: [String: Any]])
    #expect(report["schema"] as? Int == 1)
    #expect(settings.count == 19)
    #expect(settings["minutes"]?["value"] as? Int == 5)
    #expect(settings["minutes"]?["source"] as? String == "default")
    #expect(settings["operations"]?["value"] as? [String] == ["add", "divide"])
    #expect(settings["operations"]?["source"] as? String == "file")
    #expect(settings["sound"]?["value"] as? Bool == true)
    #expect(settings["sound"]?["source"] as? String == "environment")
  }

  @Test func `list points at a line that has no effect`() throws {
    let home = try TemporaryHome()
    try home.writeSettings("# mine\nminuts = 3\n")
    let run = try CommandRun.mathbot(["config", "list"], home: home)
    #expect(run.output == defaults)
    #expect(
      run.errors == "mathbot: Line 2 of the settings file: "
        + "There is no setting “minuts”. Did you mean minutes?\n")
    #expect(run.exitCode == 0)
  }

  @Test func `set writes, get reads, unset takes away`() throws {
    let home = try TemporaryHome()
    #expect(try CommandRun.mathbot(["config", "set", "Minutes", "7"], home: home) == CommandRun())
    #expect(try home.settings() == "minutes = 7\n")
    #expect(
      try CommandRun.mathbot(["config", "get", "minutes"], home: home) == CommandRun(output: "7\n"))
    #expect(try CommandRun.mathbot(["config", "unset", "minutes"], home: home) == CommandRun())
    #expect(try home.settings() == "")
  }

  @Test func `what is not set is a no, and its default is said`() throws {
    let home = try TemporaryHome()
    #expect(
      try CommandRun.mathbot(["config", "get", "minutes"], home: home)
        == CommandRun(errors: "minutes is not set; the default is 5.\n", exitCode: 1))
    #expect(
      try CommandRun.mathbot(["config", "unset", "minutes"], home: home)
        == CommandRun(errors: "minutes is not set; the default is 5.\n", exitCode: 1))
  }

  @Test func `get prints what the environment says`() throws {
    let home = try TemporaryHome()
    try home.writeSettings("minutes = 7\n")
    let run = try CommandRun.mathbot(
      ["config", "get", "minutes"], home: home, environment: ["MATHBOT_MINUTES": "8"])
    #expect(run == CommandRun(output: "8\n"))
  }

  @Test(arguments: [["list"], ["list", "--json"], ["get", "minutes"]])
  func `a bad value in the environment is named`(command: [String]) throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(
      ["config"] + command, home: home, environment: ["MATHBOT_SOUND": "loud"])
    #expect(
      run
        == CommandRun(
          errors: "mathbot: The environment variable MATHBOT_SOUND: "
            + "sound takes on or off, not “loud”.\n", exitCode: 2))
  }

  @Test(arguments: [["get", "minuts"], ["set", "minuts", "3"], ["unset", "minuts"]])
  func `an unknown key names the nearest`(command: [String]) throws {
    let home = try TemporaryHome()
    #expect(
      try CommandRun.mathbot(["config"] + command, home: home)
        == CommandRun(
          errors: "mathbot: There is no setting “minuts”. Did you mean minutes?\n", exitCode: 2))
  }

  @Test func `a value that is not allowed names the allowed ones and changes nothing`() throws {
    let home = try TemporaryHome()
    try home.writeSettings("difficulty = easy\n")
    let run = try CommandRun.mathbot(["config", "set", "difficulty", "hrad"], home: home)
    #expect(
      run
        == CommandRun(
          errors: "mathbot: difficulty takes auto, easy, medium or hard, not “hrad”. "
            + "Did you mean hard?\n", exitCode: 2))
    #expect(try home.settings() == "difficulty = easy\n")
  }

  @Test func `path prints the path by the rules of XDG`() throws {
    let home = try TemporaryHome()
    #expect(
      try CommandRun.mathbot(["config", "path"], home: home)
        == CommandRun(output: home.settingsFile + "\n"))
    let run = try CommandRun.mathbot(
      ["config", "path"], home: home, environment: ["XDG_CONFIG_HOME": "/tmp/elsewhere"])
    #expect(run.output == "/tmp/elsewhere/mathbot/config\n")
  }

  @Test func `a broken file is kept and named, and the defaults hold`() throws {
    let home = try TemporaryHome()
    try home.writeSettings("minutes = 7\nclock large\n")
    let run = try CommandRun.mathbot(["config", "list"], home: home)
    #expect(run.output == defaults)
    #expect(
      run.errors == "mathbot: The settings file \(home.settingsFile) cannot be used. "
        + "Line 2 has no “=”. It is kept as \(home.settingsFile).broken, "
        + "and the defaults hold.\n")
    #expect(run.exitCode == 0)
    #expect(try CommandRun.mathbot(["config", "list"], home: home) == CommandRun(output: defaults))
  }

  @Test(arguments: [
    (["list"], "read /dev/null/mathbot/config"),
    (["get", "minutes"], "read /dev/null/mathbot/config"),
    (["set", "minutes", "7"], "create /dev/null/mathbot"),
    (["unset", "minutes"], "read /dev/null/mathbot/config"),
  ])
  func `a file that cannot be used is a failure of its own`(
    command: [String], action: String
  ) throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(
      ["config"] + command, home: home, environment: ["XDG_CONFIG_HOME": "/dev/null"])
    #expect(
      run == CommandRun(errors: "mathbot: Cannot \(action): Not a directory.\n", exitCode: 3))
  }
}
