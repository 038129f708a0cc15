import Basics
import Content
import Quiz
import Screen

/// The end of a practice as a scene: Robo with a headline, the score and what was earned, then what
/// is new in the garden and the child's own growth.
struct EndScene {
  let practice: EndedPractice
  let name: String?
  let texts: Texts
  /// Words stand where emoji would.
  let usesWords: Bool

  /// Robo's mood for all that happened.
  var mood: Mood { Mood(at: occasions) }

  private var occasions: [MoodOccasion] {
    let award: [MoodOccasion] =
      switch practice.reward.award {
      case .trophy: [.gold]
      case .medal: [.medal]
      case nil: []
      }
    let blooms = practice.events.contains(where: \.isBloom) ? [MoodOccasion.flower] : []
    let goals = practice.goal == nil ? [] : [MoodOccasion.goalMet]
    let trees = practice.events.contains(where: \.isTree) ? [MoodOccasion.firstTree] : []
    return award + blooms + trees + goals + [.ended]
  }

  /// What stands beside the picture.
  var beside: [Block] {
    let score = practice.isToTheEnd && !saysAllRight ? [Block.text(scoreLine)] : []
    return [.heading(headline)] + score + [signs, minutes].compactMap(\.self)
  }

  /// How many were found without a miss: the number that the top line shows.
  private var right: Int { practice.summary.foundAtOnce }

  /// Whether the headline says already how many were right.
  private var saysAllRight: Bool {
    practice.reward.award == .trophy && practice.timed.score == practice.timed.asked
  }

  private var scoreLine: String {
    texts(.summaryScore, ["right": String(right), "all": String(practice.timed.asked)])
  }

  private var headline: String {
    let (plain, named) = headlines
    let values = ["n": String(number), "name": name ?? ""]
    return texts(name == nil ? plain : named, values)
  }

  /// The number in the headline, which the top line shows too.
  private var number: Int {
    practice.isToTheEnd || right > 0 ? right : practice.summary.mended
  }

  /// The headline without a name and with one.
  private var headlines: (Phrase, Phrase) {
    switch practice.reward.award {
    case .trophy where saysAllRight: (.endPerfect, .endPerfectNamed)
    case .trophy: (.endRun, .endRunNamed)
    case .medal: (.endMended, .endMendedNamed)
    case nil where practice.hasFoundAll: (.endMended, .endMendedNamed)
    case nil where practice.isToTheEnd: (.endDone, .endDoneNamed)
    case nil where right > 0: (.endStopped, .endStoppedNamed)
    case nil: number > 0 ? (.endWorked, .endWorkedNamed) : (.endTried, .endTriedNamed)
    }
  }

  /// What was earned, as signs or in words; nothing stands for what was not.
  private var signs: Block? {
    let stars = practice.reward.stars
    let award = practice.reward.award
    guard !stars.isEmpty || award != nil else { return nil }
    if usesWords {
      let words = [award.map(texts.name)].compactMap(\.self) + stars.map(texts.name)
      return .text(texts.list(words))
    }
    let sign = award.map { $0 == .trophy ? "🏆" : "🏅" }
    let row = ([sign].compactMap(\.self) + stars.map { _ in "★" }).joined(separator: " ")
    return .picture(LinePicture(frames: [[[Span(row, .pixel(.gold, on: .page))]]]))
  }

  private var minutes: Block? {
    guard practice.ranOut, practice.scene.session.isTimed else { return nil }
    return .secondary(texts.count(practice.scene.session.options.minutes, of: .minutes))
  }

  /// What is new, a line each; nothing is said of what is not.
  var news: [Block] {
    let garden = GardenNews(
      practice.events, isFirst: practice.isFirst, texts: texts, usesWords: usesWords
    ).line
    let goal = practice.goal.map { texts(.goalMet, ["goal": texts.label(of: $0)]) }
    return [garden, growthLine, goal].compactMap(\.self).map(Block.text)
  }

  private var growthLine: String? {
    practice.growth.map { growth in
      texts(
        .endGrowth,
        [
          "question": "\(growth.question)", "before": texts.shortTime(growth.before),
          "after": texts.shortTime(growth.now),
        ])
    }
  }

  /// All of it, as it stays on the normal screen.
  var blocks: [Block] { beside + (news.isEmpty ? [] : [.gap] + news) }
}

extension Texts {
  /// The name of an award.
  func name(of award: Award) -> String { text(key: "award.\(award.rawValue)") }

  /// The name of a star.
  func name(of star: Star) -> String { text(key: "star.\(star.rawValue)") }

  /// A time in whole seconds, in tenths below ten of which a change could not be seen.
  func shortTime(_ duration: Duration) -> String {
    duration < .seconds(3)
      ? time(duration)
      : self(.timeSeconds, ["time": String(Int((duration / .seconds(1)).rounded()))])
  }
}
