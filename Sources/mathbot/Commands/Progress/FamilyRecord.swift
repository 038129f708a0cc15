import Quiz

/// Where all learners stand, as `progress --all --json` prints it: the forms are those of one
/// learner's report.
struct FamilyRecord: JSONDocument {
  static let format = "mathbot-family"
  static let schema = 1

  /// One of them, by the last seven days; no share without practice in these.
  struct Member: Encodable {
    let name: String
    let lastOn: String?
    let daysThisWeek: Int
    let answersThisWeek: Int
    let rightAtOnce: Double?
    let weeklyGoal: WeeklyGoalRecord?
    /// What to help with, the weightiest first.
    let needs: [TalkingPointRecord]
  }

  /// What several need.
  struct Shared: Encodable {
    let need: TalkingPointRecord
    let names: [String]
  }

  let on: String
  let learners: [Member]
  let shared: [Shared]

  init(_ family: FamilyReport, on day: Int) {
    on = isoDate(ofDay: day)
    learners = family.members.map(Member.init)
    shared = family.shared.map { Shared(need: TalkingPointRecord($0.point), names: $0.names) }
  }
}

extension FamilyRecord.Member {
  init(_ member: FamilyReport.Member) {
    name = member.name
    lastOn = member.report.trend.last.map { isoDate(ofDay: $0.day) }
    daysThisWeek = member.report.week.count
    answersThisWeek = member.week?.answers ?? 0
    rightAtOnce = member.week.map { Double($0.permilleRight) / 1_000 }
    weeklyGoal = member.goal.map(WeeklyGoalRecord.init)
    needs = member.needs.map(TalkingPointRecord.init)
  }
}
