/// On how many of how many days a fact must be good to be a flower.
struct FlowerRule: Equatable, Sendable {
  let good: Int
  let of: Int

  static let usual = FlowerRule(good: 2, of: 3)
  /// For a child to whom two days say little.
  static let strict = FlowerRule(good: 3, of: 4)
}
