import Content
import Foundation
import PseudoTerminal
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `mathbot calc --keypad` in a terminal.
///
/// Windows of 16 rows show the number in small digits, which can be read from the screen.
struct CalculatorKeysTests {
  private func calculator(
    at home: TemporaryHome, columns: Int = 40, rows: Int = 16, arguments: String = "",
    environment: [String: String] = [:]
  ) throws -> Chat {
    let chat = try Chat(
      "calc --keypad " + arguments, at: home, columns: columns, rows: rows,
      environment: environment)
    try chat.sees("÷", "q quit")
    return chat
  }

  @Test func `two and three times four is fourteen, and the terminal is given back`() throws {
    let home = try TemporaryHome()
    let chat = try calculator(at: home)
    try chat.types("2 + 3 x 4")
    try chat.sees("= 14")
    try chat.types(.enter)
    try chat.seesLine("2 + 3 × 4 =")
    try chat.types("q")
    #expect(try chat.leaves() == "")
    #expect(
      try home.rows("SELECT expression, result FROM calculation") == ["2 + 3 × 4 14"])
  }

  @Test(arguments: [(40, 10), (40, 16), (60, 20)])
  func `the keys are tapped`(columns: Int, rows: Int) throws {
    let chat = try calculator(at: try TemporaryHome(), columns: columns, rows: rows)
    for key in ["7", "×", "8", "="] { try chat.taps(key) }
    try chat.seesLine("7 × 8 =")
    try chat.taps("h history")
    try chat.sees("7 × 8", "= 56")
    try chat.taps("h close")
    try chat.taps("AC")
    try chat.seesNoMore("7 × 8 =")
    // A release would come too late to be written.
    try chat.presses(at: try chat.position(of: "q quit"))
    try chat.leaves()
  }

  @Test func `Tab and the window's width change the keys`() throws {
    let chat = try calculator(at: try TemporaryHome(), arguments: "--no-animation")
    try chat.types("12+")
    try chat.resizes(to: 100, 24)
    try chat.sees("Scientific", "atan", "Tab fewer", "12 +")
    try chat.types("\t")
    try chat.seesNoMore("atan")
    try chat.resizes(to: 40, 16)
    try chat.sees("Basic", "12 +")
    try chat.types("\t")
    try chat.sees("atan", "mr", "÷")
    try chat.resizes(to: 30, 8)
    try chat.sees(.says(.calculatorKeysTooSmall))
    try chat.types("30")
    try chat.resizes(to: 40, 16)
    try chat.types(.enter)
    try chat.seesLine("12 + 30 =")
    let drawn = chat.screen.picture
    try chat.redraws()
    #expect(chat.screen.picture == drawn)
  }

  @Test func `the history stays for the next time, and is used and cleared there`() throws {
    let home = try TemporaryHome()
    let first = try calculator(at: home)
    try first.types("20+3", .enter)
    try first.seesLine("20 + 3 =")
    try first.types("q")
    try first.leaves()
    let second = try calculator(at: home)
    try second.types("h")
    try second.sees("20 + 3", "= 23")
    try second.types(.up, .enter, "*2", .enter)
    try second.seesLine("23 × 2 =")
    try second.types("hw")
    try second.sees(.says(.calculatorKeysHistoryQuestion, ["n": "2"]))
    try second.types(.enter)
    try second.sees(.says(.calculatorHistoryEmpty))
    #expect(try home.rows("SELECT count(*) FROM calculation") == ["0"])
    try second.types(.control("d"))
    try second.leaves()
  }

  @Test func `the setting limits what is kept`() throws {
    let home = try TemporaryHome()
    let chat = try calculator(at: home, environment: ["MATHBOT_HISTORY": "2"])
    try chat.types("1+1", .enter, "1+2", .enter, "1+3", .enter, "h")
    try chat.seesLine("1 + 3")
    #expect(chat.screen.position(of: "1 + 1") == nil)
    #expect(try home.rows("SELECT expression FROM calculation") == ["1 + 2", "1 + 3"])
  }

  @Test func `settings and options are followed`() throws {
    let home = try TemporaryHome()
    try home.writeSettings("language = ko\nangle = radians\nplaces = 8\nmouse = off\n")
    let korean = try Chat("calc --keypad", at: home, columns: 100, rows: 10)
    try korean.sees("계산기", "Rad")
    try korean.types("1s")
    try korean.sees("0.84147098…")
    #expect(!korean.screen.reportsMouse)
    // Behind s it would be the beginning of sqrt.
    try korean.types("=q")
    try korean.leaves()
    let options = try Chat(
      "calc --keypad --degrees --places 2", at: home, columns: 100, rows: 10)
    try options.sees("Deg")
    try options.types("2r")
    try options.sees("1.41…")
  }

  @Test func `an error is said in words until it is cleared`() throws {
    let chat = try calculator(at: try TemporaryHome())
    try chat.types("5/0", .enter, "7")
    try chat.sees("5 ÷ 0", "A number cannot be divided by zero.")
    try chat.types(.escape)
    try chat.seesNoMore("A number cannot be divided by zero.")
    try chat.types("?")
    try chat.sees(.says(.calculatorKeysHelpTitle), "2 + 3 × 4 = → 14")
    try chat.types(.escape)
    try chat.seesNoMore(.says(.calculatorKeysHelpTitle))
    try chat.types("q")
    try chat.leaves()
  }

  @Test func `a pasted sum is worked out, and nothing else is taken`() throws {
    let chat = try calculator(at: try TemporaryHome())
    try chat.types(.pasted("12+30="))
    try chat.seesLine("12 + 30 =")
    try chat.types(.pasted("rm -rf /\u{1B}]0;owned\u{7}\n"))
    try chat.sees(.says(.calculatorKeysPasteUnclear), "12 + 30 =")
    try chat.types(.pasted("1+1\r2+2\r"))
    try chat.seesLine("2 + 2 =")
    try chat.types(.pasted(String(repeating: "1", count: 10_000)))
    try chat.sees(.says(.calculatorKeysPasteUnclear))
  }

  @Test func `without animation the key is still lit when with it the key has gone out`() throws {
    let still = try calculator(at: try TemporaryHome(), arguments: "--no-animation")
    let lively = try calculator(at: try TemporaryHome())
    let idle = still.screen.picture
    try still.types("5")
    try still.waits(for: "a lit key") { $0.picture != idle }
    let lit = still.screen.picture
    try lively.types("5")
    try lively.waits(for: "a key that has gone out") { ![idle, lit].contains($0.picture) }
    // What it has written would be there already.
    #expect(!still.terminal.waitForOutput(until: .now + .milliseconds(1)))
  }

  @Test func `a damaged history is said in words, and calculating goes on`() throws {
    let home = try TemporaryHome()
    try home.write("This is no database, although it is long enough to be one.", to: home.database)
    let chat = try Chat("calc --keypad", at: home, rows: 16)
    try chat.sees(.says(.calculatorKeysDamagedKept, ["path": home.database + ".damaged"]))
    try chat.types("1+1", .enter)
    try chat.seesLine("1 + 1 =")
    try chat.types("q")
    try chat.leaves()
    #expect(try home.rows("SELECT result FROM calculation") == ["2"])
  }

  @Test func `where no file can be, calculating goes on`() throws {
    let chat = try calculator(
      at: try TemporaryHome(), columns: 80, environment: ["XDG_DATA_HOME": "/proc/mathbot/data"])
    try chat.types("1+1", .enter)
    try chat.seesLine("1 + 1 =")
    try chat.sees(.says(.calculatorKeysKeepingFailed, ["reason": StorageFaultTests.reason]))
    try chat.types("q")
    try chat.leaves()
  }

  @Test func `Ctrl-Z gives the terminal back, and fg goes on`() throws {
    let chat = try Chat(
      command: ["/bin/bash", "--norc", "--noprofile", "-i"], at: try TemporaryHome(), columns: 40,
      rows: 16, environment: ["PS1": "prompt$ "])
    try chat.terminal.expect("prompt$ ")
    try chat.types("'\(CommandRun.program)' calc --keypad", .enter)
    try chat.sees("q quit")
    try chat.types("12+")
    try chat.sees("12 +")
    try chat.types(.control("z"))
    try chat.waits(for: "the normal screen") { !$0.isFull }
    try chat.terminal.expect("prompt$ ")
    #expect(chat.screen.modes.isDisjoint(with: [1000, 1002, 1006, 1049, 2026]))
    try chat.types("fg", .enter)
    try chat.sees("12 +")
    try chat.types("3", .enter)
    try chat.seesLine("12 + 3 =")
    try chat.types("q")
    try chat.terminal.expect("prompt$ ")
    try chat.types("echo status $?", .enter)
    try chat.terminal.expect("status 0")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that asks to end`(signal: Int32) throws {
    let chat = try calculator(at: try TemporaryHome())
    try chat.terminal.send(signal)
    #expect(try chat.leaves(.exited(128 + signal)) == "")
  }

  @Test func `a closed window ends the program`() throws {
    let chat = try calculator(at: try TemporaryHome())
    chat.terminal.hangUp()
    #expect(try chat.terminal.waitForExit() == .exited(129))
  }

  @Test(arguments: HostileInputTests.abuses)
  func `whatever is typed, the next sum is right`(abuse: HostileInputTests.Abuse) throws {
    let chat = try calculator(at: try TemporaryHome())
    try chat.types(abuse.bytes)
    // An unfinished sequence, help or a question are ended, then all is cleared.
    try chat.types(.control("g"), "x", "\u{7F}", "ccc")
    try chat.redraws()
    try chat.types("40+2", .enter)
    try chat.seesLine("40 + 2 =")
    try chat.types(.control("c"))
    try chat.leaves()
  }

  @Test func `without a screen there is the prompt, after a word why`() throws {
    for (arguments, variables) in [
      ("", ["TERM": "dumb"]), ("--plain", [:]), ("--accessible", [:]), ("", ["ACCESSIBLE": "1"]),
    ] {
      let chat = try Chat(
        "calc --keypad " + arguments, at: try TemporaryHome(), environment: variables)
      try chat.terminal.expect(.says(.calculatorKeysPlainForm))
      try chat.terminal.expect(.says(.calculatorWelcome))
      try chat.types("2+3*4", .enter)
      try chat.terminal.expect("14")
    }
  }

  @Test func `piped input is answered line by line`() throws {
    let run = try CommandRun.mathbot(
      ["calc", "--keypad"], home: try TemporaryHome(), input: "2+3*4\n1/4\n")
    #expect(run.output == "14\n0.25\n" && run.exitCode == 0)
  }

  @Test(arguments: [["2+3"], ["--digits", "5"], ["--fraction"]])
  func `what does not go with the keys is refused`(arguments: [String]) throws {
    let run = try CommandRun.mathbot(["calc", "--keypad"] + arguments, home: try TemporaryHome())
    #expect(run.exitCode == 2 && run.errors.contains("--keypad takes"))
  }
}

extension Chat {
  /// Waits for a text on one line: the expression and the number below it read as one otherwise.
  fileprivate func seesLine(_ text: String) throws {
    try waits(for: text) { $0.position(of: text) != nil }
  }
}
