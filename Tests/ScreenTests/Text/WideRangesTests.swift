import Foundation
import Testing

@testable import Screen

/// The table agrees with Unicode's file; `RECORD_WIDE_RANGES=1` writes the table anew.
struct WideRangesTests {
  private static let unicodeFile = URL(filePath: "/usr/share/unicode/EastAsianWidth.txt")

  @Test func `the table is what the Unicode file says`() throws {
    guard let text = try? String(contentsOf: Self.unicodeFile, encoding: .utf8) else { return }
    let ranges = Self.wideRanges(in: text)
    if ProcessInfo.processInfo.environment["RECORD_WIDE_RANGES"] != nil {
      let table = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Screen/Text/WideRanges.swift").standardizedFileURL
      try Data(Self.source(ranges, version: Self.version(of: text)).utf8).write(to: table)
    } else {
      #expect(WideRanges.all == ranges)
    }
  }

  @Test func `the ranges ascend and never touch`() {
    for (lower, upper) in zip(WideRanges.all, WideRanges.all.dropFirst()) {
      #expect(lower.upperBound + 1 < upper.lowerBound)
    }
  }

  /// The ranges with the property W or F, joined where they touch.
  private static func wideRanges(in text: String) -> [ClosedRange<UInt32>] {
    let lines = text.split(separator: "\n").map { $0.prefix { $0 != "#" } }
    let parsed = lines.compactMap { line -> ClosedRange<UInt32>? in
      let fields = line.split(separator: ";")
      guard fields.count == 2, ["W", "F"].contains(fields[1].trimmingCharacters(in: .whitespaces))
      else { return nil }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return nil }
      return first...last
    }
    return parsed.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound + 1 == range.lowerBound {
        joined[joined.count - 1] = last.lowerBound...range.upperBound
      } else {
        joined.append(range)
      }
    }
  }

  private static func version(of text: String) -> String {
    let name = text.prefix { $0 != "\n" }
    return name.split(separator: "-").last?.split(separator: ".").prefix(2).joined(separator: ".")
      ?? ""
  }

  private static func source(_ ranges: [ClosedRange<UInt32>], version: String) -> String {
    var lines = [
      "/// The code points two cells wide, in ascending order: East_Asian_Width W or F in Unicode \(version).",
      "///",
      "/// Made from `EastAsianWidth.txt`; `WideRangesTests` compares the two and writes this file anew.",
      "enum WideRanges {",
      "  /// The ranges; no two of them touch.", "  static let all: [ClosedRange<UInt32>] = [",
    ]
    var line = "   "
    for range in ranges {
      let item = " 0x\(hex(range.lowerBound))...0x\(hex(range.upperBound)),"
      if line.count + item.count > 100 {
        lines.append(line)
        line = "   "
      }
      line += item
    }
    return (lines + [line, "  ]", "}", ""]).joined(separator: "\n")
  }

  private static func hex(_ value: UInt32) -> String {
    String(value, radix: 16, uppercase: true)
  }
}
