import ArgumentParser
import Calculator
import Content

/// Which digits of a result are written.
struct DigitOptions: ParsableArguments {
  @Option(name: .customLong("places"), help: .text(.commandCalcPlaces, value: "n"))
  private var givenPlaces: Given<PlacesArgument>?

  @Option(name: .customLong("digits"), help: .text(.commandCalcDigits, value: "n"))
  private var givenDigits: Given<SignificantDigitsArgument>?

  @Flag(help: .text(.commandCalcFraction))
  var fraction = false

  @Flag(help: .text(.commandCalcMixed))
  var mixed = false

  /// How many digits after the point; nil where nobody says it.
  var places: Int? { try? givenPlaces?.value() }

  /// How many significant digits; nil where nobody says it.
  var digits: Int? { try? givenDigits?.value() }

  /// Refuses what does not go together or is not allowed.
  func check() throws(ProgramFailure) {
    guard [givenPlaces != nil, givenDigits != nil, fraction, mixed].count(where: \.self) <= 1
    else {
      throw .oneOf(["--places", "--digits", "--fraction", "--mixed"])
    }
    _ = try givenPlaces?.value()
    _ = try givenDigits?.value()
  }

  /// Which digits are written where no option says it: so many places as given.
  func format(places defaultPlaces: Int = 4, isForPeople: Bool) -> NumberFormat {
    var format = NumberFormat(
      isForPeople ? .automatic(places: defaultPlaces) : .full, isForPeople: isForPeople)
    if let places { format.digits = .places(places) }
    if let digits { format.digits = .significant(digits) }
    if fraction { format.digits = .fraction }
    if mixed { format.digits = .mixed }
    return format
  }
}
