/// What there is to see of a plant.
package struct PlantSight: Equatable, Sendable {
  package let stage: Stage
  package var hasBee = false
  package var hasButterfly = false
  /// The flower has waited for long; only those that waited longest show it, see
  /// `Garden.thirsty(on:)`.
  package var isThirsty = false
  /// The day on which the flower opened.
  package var opened: Int?
  /// How many apples a tree bears, 0...5.
  package var apples = 0
  /// A tree bears as many as it can.
  package var isFull: Bool { apples == TreeGrowth.mostApples }
  /// On how many days it was found alone without a miss.
  package var daysAlone = 0
  /// The direction that is by heart, where the other one is not yet.
  package var knownAlone: Plant.Direction?
  /// One good day, this one, opens the flower.
  package var couldOpen = false

  init(_ growth: FactGrowth, on today: Int, by rule: FlowerRule) {
    stage = growth.stage
    hasBee = growth.hasBee
    hasButterfly = growth.hasButterfly
    isThirsty = growth.isThirsty(on: today)
    opened = growth.opened
    daysAlone = growth.cleanDays
    knownAlone = growth.knownAlone(by: rule)
    couldOpen = growth.opening(on: today, by: rule) != nil
  }

  init(_ growth: TreeGrowth) {
    stage = growth.stage
    apples = growth.apples
  }
}
