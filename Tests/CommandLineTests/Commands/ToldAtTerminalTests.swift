import PseudoTerminal
import Testing

/// What only somebody who sits at a terminal is told; a script is told of failures alone.
struct ToldAtTerminalTests {
  private func told(_ command: String, at home: TemporaryHome) throws -> String {
    try Chat(command, at: home).leaves()
  }

  @Test func `each change of a learner is confirmed`() throws {
    let home = try TemporaryHome()
    #expect(try told("learner add Mina", at: home).contains("Mina is added."))
    #expect(try told("learner add Jun", at: home).contains("Jun is added."))
    #expect(try told("learner use Jun", at: home).contains("Jun plays next."))
    #expect(try told("learner list", at: home).contains("*: plays next."))
    #expect(
      try told("learner set Jun minutes 3", at: home).contains("minutes is 3 for Jun now."))
    #expect(
      try told("learner unset Jun minutes", at: home)
        .contains("For Jun, minutes is that of all again."))
    #expect(try told("learner rename Jun Bo", at: home).contains("Jun is called Bo now."))
    #expect(try told("learner remove Bo", at: home).contains("Bo is removed."))
    #expect(!(try told("learner list", at: home)).contains("plays next"), "there is nobody else")
  }

  @Test func `a changed setting is confirmed, and the list says where more is said`() throws {
    let home = try TemporaryHome()
    #expect(try told("config set minutes 3", at: home).contains("minutes is 3 now."))
    #expect(try told("config unset minutes", at: home).contains("minutes is 5 now."))
    #expect(try told("config list", at: home).contains("mathbot help config"))
  }

  @Test func `what was deleted is confirmed`() throws {
    let home = try TemporaryHome()
    _ = try CommandRun.mathbot(["learner", "add", "Mina"], home: home)
    let one = try told("data delete --learner mina --force", at: home)
    #expect(one.contains("Mina is removed."))
    let all = try told("data delete --all --force", at: home)
    #expect(all.contains("All practice is deleted."))
    #expect(try told("history clear", at: home).contains("The history is empty now."))
  }

  @Test func `a script hears nothing of it`() throws {
    let home = try TemporaryHome()
    for command in ["learner add Mina", "learner use Mina", "config set minutes 3"] {
      let words = command.split(separator: " ").map(String.init)
      #expect(try CommandRun.mathbot(words, home: home) == CommandRun(output: ""))
    }
    #expect(!(try CommandRun.mathbot(["config", "list"], home: home)).output.contains("help"))
  }

  @Test func `headings and names of help are bold, where colours are`() throws {
    let home = try TemporaryHome()
    func help(_ topic: String, _ environment: [String: String]) throws -> String {
      let chat = try Chat("help \(topic)", at: home, columns: 60, environment: environment)
      try chat.leaves()
      return chat.terminal.text
    }
    let bold = try help("report", ["TERM": "xterm-256color"])
    #expect(bold.contains("\u{1B}[1mfluent ●:\u{1B}["))
    #expect(bold.contains("\u{1B}[1mWhat the report says\u{1B}["))
    #expect(!bold.contains("\u{1B}[1mThey say"), "a sentence is no name")
    let options = try help("config", ["TERM": "xterm-256color"])
    #expect(options.contains("\u{1B}[1mSUBCOMMANDS:\u{1B}["))
    #expect(options.contains("\u{1B}[1m  list\u{1B}["))
    #expect(options.contains("\u{1B}[1mminutes (Time):\u{1B}["))
    for variables in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let plain = try help("report", ["TERM": "xterm-256color"].merging(variables) { $1 })
      #expect(!plain.contains("\u{1B}"))
    }
  }

  @Test func `data alone says where the practice is, how much, and what can be done`() throws {
    let home = try TemporaryHome()
    let none = try CommandRun.mathbot(["data"], home: home)
    #expect(
      none == CommandRun(output: "Nothing is kept yet. It will be in this file: \(home.database)\n")
    )
    _ = try CommandRun.mathbot(["data", "import", "-"], home: home, input: ExampleArchive.json())
    let some = try CommandRun.mathbot(["data"], home: home).output
    #expect(some.hasPrefix("All practice is in this file: \(home.database)\nMina has 1 session,"))
    #expect(some.contains("To delete: mathbot data delete\n"))
  }
}
