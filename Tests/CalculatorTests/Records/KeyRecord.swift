import Basics

@testable import Calculator

/// Keys one after the other, and what is shown after each.
enum KeyRecord {
  static func lines(_ parts: [String]) -> [String] {
    var machine = CalculatorMachine()
    var lines: [String] = []
    for word in parts[0].split(separator: " ") {
      machine.press(String(word))
      lines.append("\(word): " + state(of: machine))
    }
    return lines
      + machine.history.map { "past \($0.calculation.expression) = \($0.calculation.result)" }
  }

  private static func state(of machine: CalculatorMachine) -> String {
    let (wide, narrow) = (machine.display, machine.display(width: 7))
    var states = ["\(wide.expression) [\(wide.entry)] \(wide.preview ?? "")"]
    if narrow != wide { states.append("narrow [\(narrow.entry)] \(narrow.preview ?? "")") }
    if machine.canClearEntry { states.append("C") }
    if machine.isEntryFull { states.append("full") }
    if machine.hasMemory { states.append("M") }
    if let error = machine.error { states.append("\(error)") }
    return states.joined(separator: "; ")
  }
}
