/// Something that has happened in the garden with one try.
///
/// It belongs to its place in the fold over all tries, so that it is said once without being kept
/// anywhere.
package struct GardenEvent: Hashable, Sendable {
  /// What has happened to a plant.
  package enum Change: Hashable, Sendable {
    /// It has reached a stage that it never had.
    case grew(Stage)
    /// The fact is known backwards too.
    case bee
    /// The fact is still known long after it opened.
    case butterfly
    /// A thirsty flower was answered.
    case watered
    /// A tree has so many apples now.
    case apple(Int)
  }

  package let plant: Plant
  package let change: Change

  package init(_ plant: Plant, _ change: Change) {
    self.plant = plant
    self.change = change
  }

  /// A flower has opened.
  package var isBloom: Bool { plant.isFact && change == .grew(.grown) }
  /// A tree is grown.
  package var isTree: Bool { !plant.isFact && change == .grew(.grown) }
}
