import Calculator
import Foundation
import Testing

/// Equations and curves of which everything is known; see the note in the file.
struct KnownCases: Decodable {
  struct Equation: Decodable, CustomTestStringConvertible {
    struct Root: Decodable {
      let value: String
      let multiplicity: Int
    }

    let id: String
    let equation: String
    let angle: String
    let from: String
    let to: String
    let kind: String
    let roots: [Root]

    var testDescription: String { "\(id) \(equation)" }

    var settings: CalculatorSettings {
      CalculatorSettings(angleUnit: angle == "degrees" ? .degrees : .radians)
    }

    func interval() throws -> SearchedInterval {
      SearchedInterval(
        from: try evaluate(from, settings: settings), to: try evaluate(to, settings: settings))
    }
  }

  struct Curve: Decodable, CustomTestStringConvertible {
    let id: String
    let curves: [String]
    let angle: String
    let x: [Double]
    let y: [Double]
    let mustTouch: [[Double]]
    let mustBeDark: [[Double]]

    var testDescription: String { "\(id) \(curves)" }
  }

  let equations: [Equation]
  let curves: [Curve]

  static let all: KnownCases = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Inputs/known.json")
    guard let data = try? Data(contentsOf: file),
      let cases = try? JSONDecoder().decode(KnownCases.self, from: data)
    else { return KnownCases(equations: [], curves: []) }
    return cases
  }()
}
