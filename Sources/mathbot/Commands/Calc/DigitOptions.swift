import ArgumentParser
import Calculator

/// Which digits of a result are written.
struct DigitOptions: ParsableArguments {
  private static let allowedPlaces = NumberFormat.allowedDigits
  private static let allowedDigits = 1...allowedPlaces.upperBound

  @Option(help: "So many digits after the point, \(Self.allowedPlaces.words).")
  var places: Int?

  @Option(help: "So many significant digits, \(Self.allowedDigits.words).")
  var digits: Int?

  @Flag(help: "A whole number over another one.")
  var fraction = false

  /// Refuses what does not go together or is out of range.
  func check() throws(ProgramFailure) {
    guard [places != nil, digits != nil, fraction].count(where: \.self) <= 1 else {
      throw .usage("Give one of --places, --digits and --fraction.")
    }
    try check(places, in: Self.allowedPlaces, name: "--places")
    try check(digits, in: Self.allowedDigits, name: "--digits")
  }

  private func check(_ value: Int?, in range: ClosedRange<Int>, name: String) throws(ProgramFailure)
  {
    guard let value, !range.contains(value) else { return }
    let nearest = min(max(value, range.lowerBound), range.upperBound)
    throw .usage(
      "\(name) takes a whole number from \(range.words), not \(value). "
        + "Did you mean \(nearest)?")
  }

  /// Which digits are written where no option says it: so many places as given.
  func format(places defaultPlaces: Int = 4, isForPeople: Bool) -> NumberFormat {
    var format = NumberFormat(.automatic(places: defaultPlaces), isForPeople: isForPeople)
    if let places { format.digits = .places(places) }
    if let digits { format.digits = .significant(digits) }
    if fraction { format.digits = .fraction }
    return format
  }
}

extension ClosedRange<Int> {
  fileprivate var words: String { "\(lowerBound) to \(upperBound)" }
}
