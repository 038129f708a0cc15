import ArgumentParser
import Calculator
import Content

/// How the calculator reads angles and writes results.
struct CalcOptions: ParsableArguments {
  @Flag(help: .text(.commandCalcAngle))
  var angle: AngleFlag?

  @Flag(help: .text(.commandCalcRemainder))
  var remainder = false

  @OptionGroup var digits: DigitOptions

  /// Refuses what does not go together or is out of range.
  func check() throws(ProgramFailure) { try digits.check() }

  /// Which digits are written where no option says it: so many places as given.
  func format(places: Int = 4, isForPeople: Bool) -> NumberFormat {
    digits.format(places: places, isForPeople: isForPeople)
  }
}
