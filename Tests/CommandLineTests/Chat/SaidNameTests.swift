import Testing

/// A name that is said in the chat, in the file that keeps it.
struct SaidNameTests {
  private static func talk(_ lines: String..., home: TemporaryHome, _ options: String...) throws
    -> String
  {
    let input = (lines + ["bye", "bye", "bye"]).joined(separator: "\n")
    return try CommandRun.mathbot(["--plain"] + options, home: home, input: input).output
  }

  private static func learners(_ home: TemporaryHome) throws -> String {
    try CommandRun.mathbot(["learner", "list"], home: home).output
  }

  @Test func `a child who skipped the name and says it later is called by it`() throws {
    let home = try TemporaryHome()
    #expect(try Self.talk("start", "1", home: home).contains("Bye!"))
    let run = try Self.talk("my name is Leo", "start", home: home)
    #expect(run.contains("Nice to meet you, Leo!") && run.contains("Bye, Leo!"))
    let names = try Self.learners(home)
    #expect(names.contains("Leo") && !names.contains("default"))
    #expect(try Self.talk(home: home).contains("Bye, Leo!"))
  }

  @Test func `a name that was typed wrong is put right, and its answers stay with it`() throws {
    let home = try TemporaryHome()
    let names = ["my name is Loe", "start", "1", "no, my name is Leo", "2"]
    _ = try Self.talk(names[0], names[1], names[2], names[3], names[4], home: home)
    let kept = try Self.learners(home)
    #expect(kept.contains("Leo") && kept.contains("1 question,") && !kept.contains("Loe"))
  }

  @Test func `a name that a brother has is not taken from him`() throws {
    let home = try TemporaryHome()
    for name in ["Leo", "Mia"] { _ = try CommandRun.mathbot(["learner", "add", name], home: home) }
    // A slip of the keys alone is no question, so that there are two answers.
    let name = "my name is Leo"
    _ = try Self.talk(name, "no", "start", "1", "1", home: home, "--learner", "Mia")
    let lines = try Self.learners(home).split(separator: "\n")
    #expect(lines.contains { $0.contains("Mia") && $0.contains("1 question") }, "\(lines)")
    #expect(lines.contains { $0.contains("Leo") && !$0.contains("question") })
    _ = try Self.talk(name, "yes", "start", "1", "1", home: home, "--learner", "Mia")
    let both = try Self.learners(home).split(separator: "\n")
    #expect(both.count { $0.contains("1 question,") } == 2, "what he does then is his")
  }

  @Test func `a sister who is new gets a practice of her own, with no grown-up`() throws {
    let home = try TemporaryHome()
    _ = try CommandRun.mathbot(["learner", "add", "Leo"], home: home)
    let run = try Self.talk("im not leo, im mia", "yes", "start", "1", "1", home: home)
    #expect(run.contains("Hi Mia! I'm Robo"))
    let lines = try Self.learners(home).split(separator: "\n")
    #expect(lines.contains { $0.contains("Mia") && $0.contains("1 question,") })
    #expect(lines.contains { $0.contains("Leo") && !$0.contains("question") })
    let next = try Self.talk("somebody new", "Ana", "start", "1", "1", home: home)
    #expect(next.contains("1 Leo, 2 Mia, 3 Somebody new."))
    #expect(try Self.learners(home).contains("Ana"))
  }
}
