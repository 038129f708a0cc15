import Foundation
import Testing

/// What Tab offers: asked of the program as the shells' scripts ask it, and typed into bash.
struct CompletionTests {
  private static let names = ["Mina", "Anna Lee", "O'Brien", "x$y", "小明", "Eve$(touch pwn)"]

  private static func home() throws -> TemporaryHome {
    let home = try TemporaryHome()
    for name in names { _ = try CommandRun.mathbot(["learner", "add", name], home: home) }
    return home
  }

  private static func offers(_ words: String, home: TemporaryHome) throws -> [String] {
    let words = words.split(separator: " ").map(String.init)
    let run = try CommandRun.mathbot(["help", "--complete"] + words + [""], home: home)
    #expect(run.errors.isEmpty && run.exitCode == 0)
    return run.output.split(separator: "\n")
      .map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(arguments: [
    ("", ["practice", "check", "config", "--minutes", "--difficulty", "--learner"]),
    ("--difficulty", ["easy", "medium", "hard", "auto"]),
    ("practice --color", ["auto", "always", "never"]),
    ("worksheet --language", ["en", "ko", "ja", "zh-Hant", "system"]),
    ("worksheet --table", ["1", "12"]),
    ("--operations", ["add", "divide"]),
    ("check --table-mix", ["official", "even"]),
    ("config", ["list", "get", "set", "unset", "path"]),
    ("config set", ["minutes", "language", "weekly-goal"]),
    ("config set language", ["en", "ko", "system"]),
    ("config set clock", ["off"]),
    ("config set sound", ["on", "off"]),
    ("learner set Mina", ["difficulty", "operations"]),
    ("learner set Mina difficulty", ["easy"]),
    ("convert 5", ["km", "kg", "USD"]),
    ("data import", [":files", "--learner"]),
    ("help", ["practice", "config", "keys", "units"]),
    ("help config", ["set"]),
    ("progress --learner", names),
    ("--learner =", names),
    ("learner use", names),
  ])
  func `Tab offers what fits`(words: String, wanted: [String]) throws {
    let offers = try Self.offers(words, home: try Self.home())
    #expect(Set(offers).isSuperset(of: wanted))
    #expect(Set(offers).count == offers.count)
  }

  @Test(arguments: [
    ("--minutes 5", "--minutes"), ("--", "--minutes"), ("convert 5 km", "kg"),
    ("help", "--minutes"), ("config", "page"), ("learner use Mina", "Mina"),
    ("--difficulty", "practice"), ("help config", "keys"),
  ])
  func `Tab does not offer what does not fit`(words: String, unwanted: String) throws {
    #expect(!(try Self.offers(words, home: try Self.home())).contains(unwanted))
  }

  @Test func `to ask creates nothing, and a damaged file is left alone`() throws {
    let home = try TemporaryHome()
    #expect(try Self.offers("learner use", home: home).allSatisfy { $0.hasPrefix("--") })
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
    try home.write("no database", to: home.database)
    #expect(try Self.offers("learner use", home: home).allSatisfy { $0.hasPrefix("--") })
    #expect(try home.names(beside: home.database) == ["mathbot.sqlite"])
    #expect(try String(contentsOfFile: home.database, encoding: .utf8) == "no database")
  }

  @Test func `a shell without a script is named with those that have one`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.mathbot(["--generate-completion-script", "tcsh"], home: home)
    #expect(run.exitCode == 2 && run.errors.contains("bash, zsh or fish"))
    let none = try CommandRun.mathbot(["--generate-completion-script"], home: home)
    #expect(none.exitCode == 2 && none.errors.contains("bash, zsh or fish"))
  }

  /// What stands in the line when Tab is pressed, and what bash then may put there.
  @Test(arguments: [
    (["--mi"], ["--minutes"]), (["--learner", "A"], [#"Anna\ Lee"#]),
    (["learner", "use", "O"], [#"O\'Brien"#]),
    (["learner", "use", #"'O"#], [#"O\'Brien"#]),
    (["learner", "use", "x"], [#"x\$y"#]),
    (["learner", "use", "E"], [#"Eve\$\(touch\ pwn\)"#]),
    (["--difficulty", ""], ["easy", "medium", "hard", "auto"]),
  ])
  func `bash gets names quoted, and runs nothing in them`(
    line: [String], completed: [String]
  ) throws {
    let home = try Self.home()
    let script = try CommandRun.mathbot(["--generate-completion-script", "bash"], home: home)
    try home.write(script.output, to: home.path + "/script")
    let words = ([CommandRun.program] + line).map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }
    let program = """
      cd "$HOME"; . ./script; COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(line.count)
      _mathbot; printf '%s\\n' "${COMPREPLY[@]}"
      """
    try home.write(program, to: home.path + "/program")
    let run = try CommandRun.shell("bash ~/program", home: home)
    #expect(run.output.split(separator: "\n").map(String.init) == completed)
    #expect(run.errors.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/pwn"))
  }
}
