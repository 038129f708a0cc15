import Content
import Testing

/// What is left of a small goal from one run to the next.
struct GoalTests {
  /// What Robo says in a run on a later day, until the words are said.
  private static func run(_ lines: String..., home: TemporaryHome) throws -> String {
    let input = lines.joined(separator: "\n") + "\nstop\nstop\nbye\n"
    return try CommandRun.mathbot(["--plain"], home: home, input: input).output
  }

  /// The line with the words that are offered behind the question for a goal.
  private static func offer(in output: String) throws -> Substring {
    let lines = output.split(separator: "\n")
    let index = try #require(lines.firstIndex { $0.hasSuffix(String.says(.goalAsk)) })
    return lines[index + 1]
  }

  @Test func `a goal that was not met is not offered in the next run, and not spoken of`() throws {
    let home = try TemporaryHome()
    try home.write(PracticedWeek.json, to: home.path + "/mina.json")
    _ = try CommandRun.mathbot(["data", "import", home.path + "/mina.json"], home: home)
    let first = try Self.run("pick a goal", "6 × 7 flower", home: home)
    #expect(first.contains(String.says(.goalPicked)))
    let offered = try Self.offer(in: first)
    #expect(offered.contains("make the 6 × 7 flower bloom, give a flower water, just play"))
    let second = try Self.run("pick a goal", "just play", home: home)
    #expect(try !Self.offer(in: second).contains("6 × 7"))
    #expect(!second.lowercased().contains("met"))
    let third = try Self.run("pick a goal", "just play", home: home)
    #expect(try Self.offer(in: third) == offered)
  }
}
