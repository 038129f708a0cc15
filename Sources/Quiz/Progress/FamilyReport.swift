/// Where several learners stand: a family, or a class.
package struct FamilyReport: Equatable, Sendable {
  /// One of them, by what was practised lately.
  package struct Member: Equatable, Sendable {
    package var name: String
    package let report: ProgressReport
    package let goal: WeeklyGoal?

    package init(name: String, report: ProgressReport, weeklyGoal days: Int) {
      self.name = name
      self.report = report
      goal = WeeklyGoal(days: days, in: report)
    }

    /// The last seven days as one; nil without practice in them.
    package var week: TrendPoint? { TrendPoint.mean(of: report.week) }

    /// What to help with, the weightiest first.
    package var needs: [TalkingPoint] { report.talkingPoints.filter { $0.need != nil } }
  }

  /// Something that several of them need.
  package struct SharedNeed: Equatable, Sendable {
    /// The need as the first of them has it.
    package let point: TalkingPoint
    package let names: [String]
  }

  package let members: [Member]

  package init(_ members: [Member]) {
    self.members = members
  }

  /// What at least two need, what most need first.
  package var shared: [SharedNeed] {
    var names: [Need: [String]] = [:]
    var points: [(need: Need, point: TalkingPoint)] = []
    for member in members {
      for point in member.needs {
        guard let need = point.need, names[need]?.last != member.name else { continue }
        if names[need] == nil { points.append((need, point)) }
        names[need, default: []].append(member.name)
      }
    }
    let all = points.map { SharedNeed(point: $0.point, names: names[$0.need] ?? []) }
      .filter { $0.names.count > 1 }
    // What as many need stays in its order.
    return all.enumerated()
      .sorted { (-$0.element.names.count, $0.offset) < (-$1.element.names.count, $1.offset) }
      .map(\.element)
  }
}

/// What is the same in two learners' talking points, whatever their examples.
enum Need: Hashable {
  case pattern(String)
  case way(Strategy)
  case fact(LearningItem)
}

extension TalkingPoint {
  /// What it is that needs help; nil for what works.
  var need: Need? {
    switch self {
    case .becameFluent: nil
    case .habit(let habit): .pattern(habit.misconception.rawValue)
    case .way(let strategy, _, _, _): .way(strategy)
    case .shaky(_, typed: _, let misconception?): .pattern(misconception.rawValue)
    case .shaky(let asked, typed: _, nil): .fact(LearningItem(asked.question))
    case .fading(let question, _), .slow(let question, _): .fact(LearningItem(question))
    }
  }
}
