import Content
import Screen

/// What there is to say of a plant: how far it has grown, and what comes next.
struct PlantWords {
  /// The name of the texts that say it.
  let kind: String
  /// The plant, and the same the other way round.
  let plant: String, back: String
  let sign: GardenSign
  /// The days on which it was known.
  let days: Int

  /// The sentences, each a line of its own where there is room.
  func sentences(in texts: Texts) -> [String] {
    let values = [
      "plant": plant, "back": back, "sign": texts.text(key: "garden.sign.\(sign.rawValue)"),
      "days": texts.count(days, of: .days),
    ]
    return ["about", "then"].map { texts.text(key: "garden.\($0).\(kind)", values) }
  }

  /// What decides how wide the sentences are: plants of the same shape have words of the same width.
  struct Shape: Hashable {
    let kind: String
    let plantWidth: Int, backWidth: Int
    let sign: GardenSign
    let days: Int
  }

  var shape: Shape {
    Shape(
      kind: kind, plantWidth: plant.displayWidth, backWidth: back.displayWidth, sign: sign,
      days: days)
  }
}
