/// What a day begins with: a hello by how long ago the last day was, and at most one piece of news.
package struct Greeting: Equatable, Sendable {
  /// How long ago the last day was; never said as a number.
  package enum Hello: CaseIterable, Sendable {
    /// Nobody has played yet.
    case first
    case sameDay
    /// The day before, or some days ago.
    case soon
    /// Two weeks ago or more.
    case afterLong
  }

  /// From how many days on it was long ago.
  private static let longAgo = 14

  package let hello: Hello
  package let news: News?

  /// The greeting of a day.
  ///
  /// - Parameters:
  ///   - past: What was answered before.
  ///   - today: The day, on the calendar of the past.
  ///   - options: What the next practice is about.
  package init(past: Past, on today: Int, for options: PracticeOptions) {
    hello = Self.hello(past, on: today)
    news = News.first(of: past, on: today, for: options)
  }

  private static func hello(_ past: Past, on today: Int) -> Hello {
    guard let last = past.lastDay else { return .first }
    return today - last >= longAgo ? .afterLong : today > last ? .soon : .sameDay
  }
}
