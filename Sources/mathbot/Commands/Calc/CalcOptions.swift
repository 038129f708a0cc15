import ArgumentParser
import Calculator

/// How the calculator reads angles and writes results.
struct CalcOptions: ParsableArguments {
  @Flag(help: "Angles are in degrees, as they are by default, or in radians.")
  var angle: AngleFlag?

  @Flag(help: "A division of whole numbers as in 17 ÷ 5 = 3 r 2.")
  var remainder = false

  @OptionGroup var digits: DigitOptions

  /// Refuses what does not go together or is out of range.
  func check() throws(ProgramFailure) { try digits.check() }

  /// Which digits are written where no option says it: so many places as given.
  func format(places: Int = 4, isForPeople: Bool) -> NumberFormat {
    digits.format(places: places, isForPeople: isForPeople)
  }
}
