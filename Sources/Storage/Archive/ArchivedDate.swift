#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A point in time as an archive holds it, such as `2026-01-01T09:00:04.100Z`.
struct ArchivedDate: Hashable, Codable, Sendable {
  /// The point in time, in whole milliseconds.
  let date: Date

  init(_ date: Date) {
    self.date = Date(milliseconds: date.milliseconds)
  }

  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
    self.init(try style.parse(text))
  }

  func encode(to encoder: any Encoder) throws {
    // The style cuts digits off, which would turn .1 s, stored as .0999…, into .099.
    let middle = date.addingTimeInterval(0.000_5)
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    var container = encoder.singleValueContainer()
    try container.encode(style.format(middle))
  }
}
