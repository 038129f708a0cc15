/// How a number is written.
package struct NumberFormat: Equatable, Sendable {
  /// Which digits are written.
  package enum Digits: Equatable, Sendable {
    /// An exact number in full if 20 digits are enough; others with so many places, or in
    /// scientific form if they are very large or small.
    case automatic(places: Int)
    /// An exact number in full if 20 digits are enough; others with 20 significant digits, for
    /// programs, which see no sign that the digits go on.
    case full
    /// So many digits after the point.
    case places(Int)
    /// At most so many digits from the first that is not zero.
    case significant(Int)
    /// A whole number over another one; a number that is no fraction is written as `automatic`, for
    /// programs as `full`.
    case fraction
    /// A whole number and a fraction; a number that is no fraction is written as with `fraction`.
    case mixed
  }

  package var digits: Digits
  /// Whether people read the number, rather than programs: with thousands separators, with
  /// `×10⁶` for `e6`, and where nobody asked for so many digits with `…` after those that go on.
  package var isForPeople: Bool

  package init(_ digits: Digits = .automatic(places: 4), isForPeople: Bool = true) {
    self.digits = digits
    self.isForPeople = isForPeople
  }

  /// The numbers of digits that can be asked for.
  package static let allowedDigits = 0...Limits.digits
}

extension NumberStyle {
  /// The style of a format.
  init(_ format: NumberFormat) {
    let cuts =
      switch format.digits {
      case .automatic, .full, .fraction, .mixed: true
      case .places, .significant: false
      }
    self.init(isForPeople: format.isForPeople, cutsDigits: cuts)
  }
}

extension NumberFormat {
  /// Whether results are asked for as fractions.
  package var prefersFractions: Bool {
    switch digits {
    case .fraction, .mixed: true
    case .automatic, .full, .places, .significant: false
    }
  }
}
