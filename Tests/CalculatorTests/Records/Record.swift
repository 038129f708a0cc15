import Foundation

@testable import Calculator

/// What the calculator says to many inputs, in files that a person can read.
///
/// A line that starts with `>` is an input, in parts between bars; those below it are what it gives.
enum Record: String, CaseIterable {
  case curves, drawings, equations, keys, mistakes, numbers, ranges, workings

  /// One input and the lines below it.
  struct Entry: Equatable {
    let input: String
    let lines: [String]

    var text: String { (["> " + input] + lines).joined(separator: "\n") + "\n" }
  }

  private var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Inputs/Records/\(rawValue).txt")
  }

  /// What the file holds.
  func entries() throws -> [Entry] {
    let text = try String(contentsOf: url, encoding: .utf8)
    return ("\n" + text).split(separator: "\n> ").map { part in
      let lines = part.split(separator: "\n").map(String.init)
      return Entry(input: lines.first ?? "", lines: Array(lines.dropFirst()))
    }
  }

  func write(_ entries: [Entry]) throws {
    try entries.map(\.text).joined().write(to: url, atomically: true, encoding: .utf8)
  }

  /// What really comes of an input.
  func lines(for input: String) -> [String] {
    let parts = input.split(separator: " | ").map(String.init)
    do {
      switch self {
      case .curves: return try CurveRecord(parts).lines()
      case .drawings: return try DrawingRecord(parts).lines()
      case .equations: return try EquationRecord(parts).lines()
      case .keys: return KeyRecord.lines(parts)
      case .mistakes: return try MistakeRecord.lines(parts)
      case .numbers: return try NumberRecord.lines(parts)
      case .ranges: return try RangeRecord(parts).lines()
      case .workings: return try WorkingRecord.lines(parts)
      }
    } catch let error as CalculationError {
      return ["\(error.kind) at \(error.range)"]
    } catch let error as FormulaError {
      return ["\(error.kind) at \(error.range)"]
    } catch {
      return ["\(error)"]
    }
  }
}
