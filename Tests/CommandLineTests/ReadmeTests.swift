import Foundation
import Testing

/// Every command that the README names works as it stands there.
struct ReadmeTests {
  private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized
  private static let text =
    (try? String(contentsOf: project.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// The lines of each block of commands.
  private static let blocks: [[String]] = text.matches(of: /```sh\n((?:.|\n)*?)```/)
    .map { $0.1.split(separator: "\n").map(String.init) }

  /// What is run as it stands: our own program, which needs nothing else.
  private static let programs = blocks.map { lines in
    lines.filter { $0.hasPrefix("mathbot ") || $0.hasPrefix("printf ") }
  }.filter { !$0.isEmpty }

  /// The other lines, each of which has a test of its own here.
  private static let others = blocks.joined().filter {
    !$0.hasPrefix("mathbot ") && !$0.hasPrefix("printf ")
  }

  @Test func `there are commands, for a parent, a teacher and an engineer`() {
    #expect(Self.programs.joined().count > 40)
    for heading in ["# At home", "# In class", "# For engineers"] {
      #expect(Self.text.contains("\n\(heading)\n"))
    }
  }

  @Test(arguments: programs)
  func `a block of commands runs, one after the other, in a home of its own`(
    lines: [String]
  ) throws {
    let home = try TemporaryHome()
    for line in lines {
      let isPiped = line.hasPrefix("printf")
      let run = try CommandRun.shell(
        "cd && \(isPiped ? line : "{ \(line)\n } </dev/null")", home: home)
      #expect(run.exitCode == 0, "\(line): \(run.errors)")
      // Where a result stands beside a command, it is the result.
      if let result = line.firstMatch(of: /# (\d[\d r\/.]*)$/) {
        #expect(run.output.contains(result.1), "\(line)")
      }
    }
  }

  @Test func `every command that the text names can be called`() throws {
    let home = try TemporaryHome()
    _ = try CommandRun.shell("mathbot learner add Mina", home: home)
    let words = Self.text.replacing(/```(?:.|\n)*?```/, with: "")
    let named = Set(words.matches(of: /`(mathbot(?: [^`]+)?)`/).map { String($0.1) })
    #expect(named.count > 8)
    for line in named {
      let words = line.split(whereSeparator: \.isWhitespace)
      // A command alone is named, not called: some want more words.
      let command =
        words.count == 2 && words[1].first != "-"
        ? "mathbot help \(words[1])" : words.joined(separator: " ")
      let run = try CommandRun.shell("cd && { \(command)\n } </dev/null", home: home)
      #expect(run.exitCode == 0, "\(command): \(run.errors)")
    }
  }

  @Test func `what is installed first is what the project's own checks install`() throws {
    let check = try String(
      contentsOf: Self.project.appending(path: ".ci/prerequisites"), encoding: .utf8)
    let lines = Self.others.filter { $0.hasPrefix("S=") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("&& swift run mathbot --minutes 5") == true)
    #expect(lines.last?.hasSuffix("&& swift test") == true)
    for line in lines {
      let packages = line.firstMatch(of: /install -y ([a-z0-9 -]+?) &&/)?.1 ?? ""
      #expect(packages.split(separator: " ").count >= 3)
      for package in packages.split(separator: " ") { #expect(check.contains(package)) }
    }
  }

  @Test func `the program is installed into the home, and taken away again`() throws {
    #expect(Self.others.contains(".ci/install"))
    let home = try TemporaryHome()
    let install = "cd '\(Self.project.path())' && .ci/install"
    let run = try CommandRun.shell(
      "\(install) --binary '\(CommandRun.program)' && ~/.local/bin/mathbot calc 1/3+1/6"
        + " && \(install) --uninstall && find ~/.local", home: home)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("\n0.5\n"))
    #expect(run.output.hasSuffix("stay where they are.\n\(home.path)/.local\n"), "\(run.output)")
  }

  @Test(arguments: others.filter { $0.hasPrefix("Tests/") })
  func `a judge from outside is there, with the options named`(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let script = try String(
      contentsOf: Self.project.appending(path: words[0]), encoding: .utf8)
    for option in words where option.hasPrefix("--") {
      #expect(script.contains("\"\(option)\""), "\(line)")
    }
  }

  @Test func `no other command is named`() {
    let known = ["S=", ".ci/install", "Tests/"]
    #expect(Self.others.filter { line in !known.contains(where: line.hasPrefix) } == [])
  }
}
