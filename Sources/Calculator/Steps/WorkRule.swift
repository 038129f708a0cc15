/// What is done from one line to the next one: a name, and the numbers that the words about it need.
package struct WorkRule: Equatable, Sendable {
  /// The names, by which each language has its words.
  package enum Name: String, CaseIterable, Sendable {
    case add, subtract, multiply, divide
    case addLikeRoots, subtractLikeRoots
    /// The digits move so many places, as a power of ten is a factor or the divisor.
    case moveUp, moveDown
    case opposite
    // Signs before a written method.
    case addNegative, subtractNegative, bothNegative, otherOrder, swapped
    case signsDiffer, signsAlike
    // Fractions.
    case improper, decimalAsFraction, commonDenominator, addTops, subtractTops, multiplyFractions
    case reciprocal, endlessDecimal, simplify
    // Percent.
    case percentOf, percent
    // Powers and factorials.
    case powerAsProduct, power, zeroPower, negativePower, negativePowerOfFraction, rootPower
    case factorial, factorialOfZero, longFactorial
    // Roots and functions.
    case squareRoot, rootFactor, rootOfFraction, rationalise, knownAngle, absolute, degrees
    case function
    /// What is left of a division.
    case remainder
    /// The sum over how many there are.
    case average
    // Primes.
    case primeFactor, prime, equalFactors, commonFactors, nothingCommon, allFactors
  }

  package let name: Name
  /// The numbers that the words name, in their order.
  package let values: [String]

  init(_ name: Name, _ values: String...) {
    self.init(name, values)
  }

  init(_ name: Name, _ values: [String]) {
    self.name = name
    self.values = values
  }
}
