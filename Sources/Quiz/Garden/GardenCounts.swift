/// How much of each there is in a garden.
package struct GardenCounts: Equatable, Sendable {
  package let flowers: Int
  package let bees: Int
  package let butterflies: Int
  package let trees: Int
  package let apples: Int
}
