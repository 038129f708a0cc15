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
    return award + blooms + trees + goals + (isNearlyPerfect ? [.silver] : []) + [.ended]
  }

  /// At least nine of ten were right at once.
  private var isNearlyPerfect: Bool {
    practice.isToTheEnd && asked >= Self.fewest && MoodOccasion.isSilver(right, of: asked)
  }

  /// Each question was found, with tips or after a miss.
  private var hasFoundEach: Bool {
    let score = practice.summary.foundScore
    return practice.isToTheEnd && asked >= Self.fewest
      && score.foundAtOnce + score.mended >= asked
  }

  /// Each was found without a miss, some of them with a tip.
  private var hasFoundEachAtOnce: Bool {
    practice.summary.foundScore.foundAtOnce >= asked
  }

  /// How many questions were asked while the time ran, each once.
  private var asked: Int { practice.timed.firsts.count }

  /// How many questions there are at least before a score says something.
  private static let fewest = 5

  /// What stands beside the picture.
  var beside: [Block] { headlineAndScore + [signs, round].compactMap(\.self) }

  /// The same with what each star is for.
  var besideWithReasons: [Block] {
    headlineAndScore + [reasons, round].compactMap(\.self)
  }

  private var headlineAndScore: [Block] {
    let score = practice.isToTheEnd && !saysAllRight ? [Block.text(scoreLine)] : []
    return [.heading(headline)] + score
  }

  /// How many were found without a miss: the number that the top line shows.
  private var right: Int { practice.summary.foundScore.foundAtOnce }

  /// Whether the headline says already how many were right.
  private var saysAllRight: Bool {
    practice.reward.award == .trophy && practice.timed.score == practice.timed.asked
  }

  /// With a tip, or when it was asked once more, it was not the first time that parents read of.
  private var scoreLine: String {
    let isFirstTime = right == practice.summary.foundScore.foundAlone && headlines.0 != .endNearly
    return texts(
      isFirstTime ? .summaryScore : .summaryScoreShort,
      ["right": String(right), "all": String(asked - practice.summary.leftOut)])
  }

  /// How many were right, in a line of its own: where none was at once, what was worked out.
  var score: String { right > 0 ? scoreLine : headline }

  private var headline: String {
    let (plain, named) = headlines
    let values = ["n": String(number), "name": name ?? ""]
    return texts(name == nil ? plain : named, values)
  }

  /// The number in the headline, which the top line shows too.
  private var number: Int {
    practice.isToTheEnd || right > 0 ? right : practice.summary.foundScore.mended
  }

  /// The headline without a name and with one.
  private var headlines: (Phrase, Phrase) {
    if practice.reward.award == .trophy {
      return saysAllRight ? (.endPerfect, .endPerfectNamed) : (.endRun, .endRunNamed)
    }
    if foundThemAll {
      return hasFoundEachAtOnce ? (.endFound, .endFoundNamed) : (.endMended, .endMendedNamed)
    }
    if isNearlyPerfect { return (.endNearly, .endNearlyNamed) }
    if practice.isToTheEnd { return (.endDone, .endDoneNamed) }
    if right > 0 { return (.endStopped, .endStoppedNamed) }
    return number > 0 ? (.endWorked, .endWorkedNamed) : (.endTried, .endTriedNamed)
  }

  /// Whether all was found, in a practice that is long enough to say so, or in which what was left open
  /// was asked once more after the time was over.
  private var foundThemAll: Bool {
    let saysMuch =
      practice.reward.award == .medal || practice.scene.mending != nil || hasFoundEach
    return saysMuch && practice.summary.isNothingOpen
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
    // A sign alone says little; the stars beside it say that it is a prize.
    let prize = stars.isEmpty ? namedTrophy ?? awardSign : awardSign
    let row = ([prize].compactMap(\.self) + stars.map { _ in "★" }).joined(separator: " ")
    let gold = Span(row, .pixel(.gold, on: .page))
    // Several are counted in words, too.
    let count = Span(" " + texts.count(stars.count, of: .stars), .secondary)
    return .picture(LinePicture(frames: [[stars.count > 1 ? [gold, count] : [gold]]]))
  }

  /// What was earned, each star with what it is for behind it.
  private var reasons: Block? {
    let stars = practice.reward.stars
    guard !usesWords, !stars.isEmpty else { return signs }
    let names = stars.map(texts.name)
    let perLine = names.allSatisfy { $0.displayWidth <= Self.shortReason } ? 2 : 1
    let award = namedTrophy == nil ? awardSign.map { $0 + " " } ?? "" : ""
    let lines = stride(from: 0, to: names.count, by: perLine).map { first in
      let before = first == 0 ? award : String(repeating: " ", count: award.displayWidth)
      return Self.line(names[first...].prefix(perLine), behind: before)
    }
    let trophy = namedTrophy.map { [Span($0, .pixel(.gold, on: .page))] }
    return .picture(LinePicture(frames: [[trophy].compactMap(\.self) + lines]))
  }

  /// The trophy with its name, which needs a line of its own; nil where the headline names what was
  /// won.
  private var namedTrophy: String? {
    saysAllRight ? "🏆 \(texts.name(of: Award.trophy))" : nil
  }

  /// Names of this width stand beside each other in the narrowest place beside a picture.
  private static let shortReason = 21

  private static func line(_ names: some Collection<String>, behind award: String) -> [Span] {
    [Span(award, .pixel(.gold, on: .page))]
      + names.enumerated().flatMap { index, name in
        [
          Span(index == 0 ? "★ " : "  ★ ", .pixel(.gold, on: .page)), Span(name, .secondary),
        ]
      }
  }

  private var awardSign: String? { practice.reward.award.map { $0 == .trophy ? "🏆" : "🏅" } }

  /// How long it was, what was worked out after a miss where the headline does not say it, what was
  /// found with a tip, where all can be right and no trophy stands there, and what was skipped.
  private var round: Block? {
    let isTimed = practice.ranOut && practice.scene.session.isTimed
    let minutes = practice.scene.session.options.minutes
    let mended = practice.summary.foundScore.mended
    let (tips, skips) = (practice.summary.foundScore.foundWithTip, practice.summary.leftOut)
    let words = [
      isTimed ? texts.count(minutes, of: .minutes) : nil,
      mended > 0 && saysRight ? texts.count(mended, of: .mended) : nil,
      tips > 0 && practice.isToTheEnd ? texts.count(tips, of: .withTip) : nil,
      skips > 0 && practice.isToTheEnd ? texts.count(skips, of: .skips) : nil,
    ].compactMap(\.self)
    return words.isEmpty ? nil : .secondary(texts.list(words))
  }

  /// Whether the headline or the score says how many were right, and not what was worked out.
  private var saysRight: Bool { practice.isToTheEnd || right > 0 }

  /// What is new, each in a bubble of its own; nothing is said of what is not.
  var news: [[Block]] {
    let goal = practice.goal.map { texts(.goalMet, ["goal": texts.label(of: $0)]) }
    let lines = [growthLine, goal].compactMap(\.self).map { [Block.text($0)] }
    let asked = practice.scene.session.attempts.map(\.question)
    let garden = GardenNews(practice.events, after: asked, in: practice.bed, texts: texts)
      .blocks(usesWords: usesWords)
    return (garden.isEmpty ? [] : [garden]) + lines
  }

  private var growthLine: String? {
    practice.growth.map { texts(.endGrowth, texts.values(of: $0)) }
  }

  /// All of it, as it stays on the normal screen.
  var blocks: [Block] { beside + (news.isEmpty ? [] : [.gap] + news.joined()) }
}

extension Texts {
  /// The name of an award.
  func name(of award: Award) -> String { text(key: "award.\(award.rawValue)") }

  /// The name of a star.
  func name(of star: Star) -> String { text(key: "star.\(star.rawValue)") }

  /// What got faster, with both times in whole seconds, or in tenths where these would be equal.
  func values(of growth: OwnGrowth) -> [String: String] {
    let times = [growth.before, growth.now]
    let whole = times.map { max(1, Int(($0 / .seconds(1)).rounded())) }
    let words =
      whole[0] > whole[1]
      ? whole.map { self(.timeSeconds, ["time": String($0)]) } : times.map { time($0) }
    return ["question": "\(growth.question)", "before": words[0], "after": words[1]]
  }
}
