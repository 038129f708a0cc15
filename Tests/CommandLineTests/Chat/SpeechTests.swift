import Basics
import Content
import Foundation
import PseudoTerminal
import Testing

/// Robo's voice, with a program in the place of `spd-say` that writes down what it is to say.
struct SpeechTests {
  private static let easy = "--seed 1 --minutes 1 --difficulty easy"

  /// A home with such a program, and a pipe in it through which it tells; then it does what its
  /// ending says.
  private static func home(ending: String = "") throws -> TemporaryHome {
    let home = try TemporaryHome()
    let program = """
      #!/bin/sh
      ls /proc/$$/fd >~/files
      printf '%s\\n' "$$ $*" | tr '\\n' '/' >~/told.$$
      timeout 60 sh -c '{ cat ~/told.'$$'; echo; } >~/spoken'
      \(ending)
      """
    try home.write(program, to: home.path + "/bin/spd-say")
    try home.writeSettings("speech = on\n")
    let made = try CommandRun.shell("mkfifo ~/spoken && chmod +x ~/bin/spd-say", home: home)
    #expect(made.exitCode == 0)
    return home
  }

  private static func path(of home: TemporaryHome) -> [String: String] {
    ["PATH": "\(home.path)/bin:/usr/bin:/bin"]
  }

  /// The next thing said that has some words in it; it waits for it.
  private static func heard(_ words: String, at home: TemporaryHome) throws -> String {
    let run = try CommandRun.shell(
      "exec 3<>~/spoken; timeout 30 grep -m 1 -e '\(words)' <&3", home: home)
    return run.output
  }

  @Test func `questions are said in words, at a child's pace, in the language of the settings`()
    throws
  {
    let home = try Self.home()
    try home.writeSettings("speech = on\nlanguage = ko\n")
    let chat = try Chat(Self.easy + " --plain", at: home, environment: Self.path(of: home))
    let line = try Self.heard("답은", at: home)
    #expect(line.contains("--language ko --rate -25 -- \(Texts(.korean)(.welcomeFirst))/"))
    #expect(line.contains(/(더하기|빼기|곱하기|나누기) \d+의 답은 얼마일까요\?/), "\(line)")
    #expect(!line.contains("🤖") && !line.contains("×"))
    try chat.terminal.type("\u{04}\u{04}")
    #expect(try chat.terminal.waitForExit() == .exited(0))
  }

  @Test func `on the full screen it speaks too, and Robo says goodbye`() throws {
    let home = try Self.home()
    let chat = try Chat(Self.easy, at: home, environment: Self.path(of: home))
    #expect(try Self.heard("What is", at: home).contains(/What is \d+ [a-z ]+ \d+\?/))
    try chat.terminal.type("\u{04}\u{04}")
    #expect(try Self.heard("Bye", at: home).contains("--language en"))
    #expect(try chat.terminal.waitForExit() == .exited(0))
  }

  @Test func `an answer interrupts what is being said, and nothing is left of it`() throws {
    let home = try Self.home(ending: "exec sleep 60")
    let chat = try Chat(Self.easy + " --plain", at: home, environment: Self.path(of: home))
    let first = try Self.heard("What is", at: home)
    try chat.terminal.type("1000\n")
    let second = try Self.heard("--rate", at: home)
    let (old, new) = (first.prefix { $0.isNumber }, second.prefix { $0.isNumber })
    #expect(!old.isEmpty && !new.isEmpty && old != new)
    // A process that has ended and was not taken would still be found.
    let gone = try CommandRun.shell(
      "timeout 30 sh -c 'while kill -0 \(old) 2>&-; do :; done' && kill -0 \(new)", home: home)
    #expect(gone.exitCode == 0)
    // Nobody waits for the one that still speaks.
    try chat.terminal.type("\u{04}\u{04}")
    #expect(try chat.terminal.waitForExit() == .exited(0))
    _ = try CommandRun.shell("kill $(ls ~ | sed -n 's/^told.//p') 2>&-", home: home)
  }

  @Test func `the program that speaks has no file of mathbot's open`() throws {
    let home = try Self.home()
    let chat = try Chat(Self.easy + " --plain", at: home, environment: Self.path(of: home))
    _ = try Self.heard("What is", at: home)
    let files = try CommandRun.shell("cat ~/files", home: home)
    // The shell has files of its own, from 10 on.
    let others = files.output.split(separator: "\n").filter { "3456789".contains($0) }
    #expect(files.output.contains("0\n1\n") && others == [])
    try chat.terminal.type("\u{04}\u{04}")
    #expect(try chat.terminal.waitForExit() == .exited(0))
  }

  @Test func `without the program one sentence says what to install, once`() throws {
    let home = try TemporaryHome()
    let run = try CommandRun.shell(
      "printf '1\\n2\\nq\\nq\\nbye\\n' | MATHBOT_SPEECH=on mathbot \(Self.easy)", home: home,
      environment: ["PATH": "/nowhere"])
    let sentence = String.says(.troubleSpeech)
    #expect(run.output.ranges(of: sentence).count == 1, "\(run.output)")
    let setting = try CommandRun.mathbot(
      ["config", "set", "speech", "on"], home: home, environment: ["PATH": "/nowhere"])
    #expect(setting.exitCode == 0 && setting.errors == "mathbot: \(sentence)\n")
    let off = try CommandRun.mathbot(["config", "set", "speech", "off"], home: home)
    #expect(off.errors == "")
  }

  @Test func `nothing is said where nobody wishes it`() throws {
    let home = try Self.home()
    try home.writeSettings("speech = off\n")
    let run = try CommandRun.shell(
      "printf 'bye\\n' | mathbot; ls ~ | grep -c told", home: home, environment: Self.path(of: home)
    )
    #expect(run.output.hasSuffix("\n0\n"))
  }
}
