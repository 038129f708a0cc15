/// How often a prime is in a whole number.
struct PrimePower: Equatable, Sendable {
  let prime: Rational
  let count: Int
}
