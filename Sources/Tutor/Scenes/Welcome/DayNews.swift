import Content
import Quiz

/// What Robo says of the days between: a hello, and at most one piece of news.
struct DayNews {
  private let greeting: Greeting
  /// The child comes back after a long absence, and begins with what they knew.
  private let isReunion: Bool
  private let player: Player
  private let today: Int
  private let texts: Texts

  init(_ player: Player, on today: Int, in texts: Texts) {
    greeting = Greeting(past: player.past, on: today, for: player.choice.options)
    isReunion = player.reunion(on: today) != nil
    self.player = player
    self.today = today
    self.texts = texts
  }

  /// The hello of who has played before, with their name where it is known.
  var hello: String {
    let (plain, named): (Phrase, Phrase) =
      switch greeting.hello {
      case .sameDay: (.welcomeSameDay, .welcomeSameDayNamed)
      case .first, .soon:
        dayNumber == nil ? (.welcomeAgain, .welcomeAgainNamed) : (.welcomeDay, .welcomeDayNamed)
      case .afterLong: (.welcomeLong, .welcomeLongNamed)
      }
    let values = [
      "name": player.name ?? "", "n": String(dayNumber ?? 0), "hello": niceWords,
    ]
    return texts(player.name == nil ? plain : named, values)
  }

  /// Others than on the day before.
  private var niceWords: String {
    var wordings = Wordings(startingAt: UInt64(player.past.dayBegun(today) ?? 0))
    return wordings.next(.again, in: texts)
  }

  /// The number of this day, where it is worth a word.
  private var dayNumber: Int? {
    guard !player.past.isEmpty, let number = player.past.dayBegun(today) else { return nil }
    return News.days.contains(number) ? number : nil
  }

  /// The line of news; nil where there is none, or where it is a question of its own.
  var line: String? {
    if isReunion { return texts.sentences([texts(.newsStillThere), texts(.newsBeginKnown)]) }
    let flowers = player.garden.counts.flowers
    if greeting.hello == .afterLong, flowers > 0 { return texts(.newsStillThere) }
    return switch greeting.news {
    case .thirsty(let plants)?: texts.count(plants.count, of: .thirsty)
    // The first is asked at once; of the others nothing is promised.
    case .couldOpen(let plants)?: named(Array(plants.prefix(1)), in: "news.open")
    case .opened(let plants)?: named(plants, in: "news.opened")
    case .table(let number)?: texts.text(key: "news.table", ["n": String(number)])
    case .flowers(let count)?: texts.text(key: "news.flowers", ["n": String(count)])
    case .growth(let growth)?: texts(.newsGrowth, texts.values(of: growth))
    case .workedOut?, .day?, nil: nil
    }
  }

  /// One or two plants by the question that opens them, more of them as a number.
  private func named(_ plants: [Plant], in texts: String) -> String? {
    guard let first = plants.first else { return nil }
    let second = plants.dropFirst().first
    let number = plants.count == 1 ? "one" : plants.count == 2 ? "two" : "more"
    let values = [
      "first": "\(first.question())", "second": second.map { "\($0.question())" } ?? "",
      "n": "\(plants.count - 1)",
    ]
    return self.texts.text(key: "\(texts).\(number)", values)
  }

  /// The plant that is named; nil where none is.
  var plant: Plant? {
    guard !isReunion else { return nil }
    return switch greeting.news {
    case .thirsty(let plants)?, .couldOpen(let plants)?, .opened(let plants)?: plants.first
    case .table?, .flowers?, .growth?, .workedOut?, .day?, nil: nil
    }
  }

  /// Whether the news is about plants that one would like to look at.
  var isAboutGarden: Bool {
    guard !isReunion else { return false }
    return switch greeting.news {
    case .thirsty?, .couldOpen?, .opened?, .table?, .flowers?: true
    case .growth?, .workedOut?, .day?, nil: false
    }
  }

  /// What was hard last time and is worth trying first; after a long absence nothing is.
  var tricky: Question? {
    if isReunion { return nil }
    return if case .workedOut(let question)? = greeting.news { question } else { nil }
  }
}
