import Basics
import Calculator
import Content

extension CalculatorSession {
  mutating func perform(_ command: CalculatorCommand) -> Response {
    switch command {
    case .degrees: setAngleUnit(.degrees)
    case .radians: setAngleUnit(.radians)
    case .places(let places): setPlaces(places)
    case .history: Response(lines: listing)
    case .steps(let expression): steps(of: expression)
    case .clear: clearHistory()
    case .help(let name): Response(lines: help(about: name))
    case .variables: Response(lines: variableLines)
    case .forget(let name): forget(name)
    case .addToMemory: changeMemory("mr + ans")
    case .subtractFromMemory: changeMemory("mr − ans")
    case .recallMemory: Response(lines: [memoryLine])
    case .clearMemory: clearMemory()
    case .leave: Response(effects: [.leave])
    }
  }

  private mutating func setAngleUnit(_ unit: AngleUnit) -> Response {
    angleUnit = unit
    return Response(lines: [texts(unit == .degrees ? .calculatorDegrees : .calculatorRadians)])
  }

  private mutating func setPlaces(_ places: Int?) -> Response {
    guard let places else {
      return Response(lines: [texts(.calculatorPlacesUnclear)], isFailure: true)
    }
    format.digits = .automatic(places: places)
    return Response(lines: [texts(.calculatorPlaces, ["n": String(places)])])
  }

  /// The history, oldest first, each entry with the name that takes its result up again.
  private var listing: [String] {
    guard !history.isEmpty else { return [texts(.calculatorHistoryEmpty)] }
    return history.enumerated().map { index, past in
      "$\(index + 1)  \(past.calculation.expression) = \(past.calculation.result)"
    }
  }

  private mutating func clearHistory() -> Response {
    history = []
    return Response(lines: [texts(.calculatorHistoryCleared)], effects: [.clearHistory])
  }

  private mutating func changeMemory(_ change: String) -> Response {
    guard let answer = value(of: .answer) else {
      return Response(lines: [sentence(for: .nothingToRecall(.answer))], isFailure: true)
    }
    let results = [Reference.answer: answer, .memory: memory ?? Number(0)]
    do {
      memory = try evaluate(change, results: results, shouldStop: shouldStop)
      return Response(lines: [memoryLine])
    } catch {
      return Response(lines: [texts.sentence(for: error.kind)], isFailure: true)
    }
  }

  private mutating func clearMemory() -> Response {
    memory = nil
    return Response(lines: [texts(.calculatorMemoryCleared)])
  }

  private var memoryLine: String {
    let value = memory ?? Number(0)
    let text = (try? value.formatted(format, shouldStop: shouldStop).text) ?? ""
    return texts(.calculatorMemory, ["value": text])
  }
}
