import Testing

/// Times and days are those of the place where the program runs, whatever library knows them.
struct LocalTimeTests {
  private static let practice = """
    INSERT INTO learner (uuid, name, createdAt, usedAt)
      VALUES (randomblob(16), 'Mina', 1782077940000, 1782077940000);
    INSERT INTO session (uuid, learner, startedAt, minutes, difficulty, operations, seed, endedAt,
      questions, firstTries, milliseconds)
      VALUES (randomblob(16), 1, 1782077940000, 5, 'easy', 'add', 1, 1782078240000, 9, 7, 66500);
    INSERT INTO attempt (uuid, session, at, leftNumber, operation, rightNumber, typed, outcome,
      tryNumber, milliseconds, hintsSeen)
      VALUES (randomblob(16), 1, 1782077950000, 7, 'multiply', 8, '56', 'right', 1, 2000, 0);
    """

  /// A practice on 21 June 2026 at 21:39:00 in UTC, in zones with and without summer time.
  @Test(arguments: [
    ("Asia/Taipei", "2026-06-22 05:39", "2026-06-22"),
    ("America/New_York", "2026-06-21 17:39", "2026-06-21"),
    ("Europe/London", "2026-06-21 22:39", "2026-06-21"),
    ("UTC", "2026-06-21 21:39", "2026-06-21"),
    ("Asia/Kathmandu", "2026-06-22 03:24", "2026-06-22"),
  ])
  func `a practice is listed by the clock and the calendar of the place`(
    zone: String, time: String, day: String
  ) throws {
    let home = try TemporaryHome()
    let place = ["TZ": zone]
    _ = try CommandRun.mathbot(["learner", "add", "Jun"], home: home, environment: place)
    try home.execute("DELETE FROM learner")
    try home.execute(Self.practice)
    let sessions = try CommandRun.mathbot(["history", "practice"], home: home, environment: place)
    #expect(sessions.output.contains("\n" + time + "  5 minutes, easy  1 of 1 "))
    #expect(sessions.output.contains("1:06"))
    let learners = try CommandRun.mathbot(["learner", "list"], home: home, environment: place)
    #expect(learners.output.contains(day))
    let facts = try CommandRun.mathbot(["progress", "--csv"], home: home, environment: place)
    #expect(facts.output.contains("," + day + "\r\n"))
    let json = try CommandRun.mathbot(
      ["history", "practice", "--json"], home: home, environment: place)
    #expect(json.output.contains("2026-06-21T21:39:00Z"))
  }
}
