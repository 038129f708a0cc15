/// The page with a child's garden: one bed, what its signs mean, and words about one plant.
package struct GardenPicture: Equatable, Sendable {
  /// A plant.
  package struct Plant: Equatable, Sendable {
    package var sign: GardenSign
    /// Who has come to it; stands beside it, where there is room.
    package var visitor: GardenSign?
    /// How many apples it bears.
    package var apples: Int
    /// What stands beside it, where there is room and where there is little; mostly nothing.
    package var label: String
    package var shortLabel: String

    package init(
      _ sign: GardenSign, visitor: GardenSign? = nil, apples: Int = 0, label: String = "",
      shortLabel: String = ""
    ) {
      self.sign = sign
      self.visitor = visitor
      self.apples = apples
      self.label = label
      self.shortLabel = shortLabel
    }

    /// Its sign, and where there is room who is with it; a thirsty one shows that it is still a flower.
    func signs(withCompany: Bool) -> [GardenSign] {
      guard withCompany else { return [sign] }
      return sign == .thirsty ? [.flower, .thirsty] : [sign] + [visitor].compactMap(\.self)
    }

    var withoutVisitor: Plant {
      var plant = self
      plant.visitor = nil
      return plant
    }
  }

  /// A row of plants behind its number.
  package struct Row: Equatable, Sendable {
    package var label: String
    package var plants: [Plant]

    package init(_ label: String, _ plants: [Plant]) {
      self.label = label
      self.plants = plants
    }
  }

  /// What a sign means.
  package struct Key: Equatable, Sendable {
    package var sign: GardenSign
    package var word: String
    /// The same where there is little room.
    package var shortWord: String

    package init(_ sign: GardenSign, _ word: String, short: String? = nil) {
      self.sign = sign
      self.word = word
      shortWord = short ?? word
    }
  }

  package var title: String
  /// How much of each there is, the most important first.
  package var counts: [String]
  /// How many visitors there are, counted where all of them are seen; empty where there are none.
  package var visitorCount: String
  /// The names of the beds, and which one is on show.
  package var beds: [String]
  package var bed: Int
  /// What keys do, in more words and in fewer: what has room stands beside the names of the beds.
  package var keys: [String]
  /// What stands above the rows' numbers, and above the plants; empty where these have labels.
  package var corner: String
  package var columns: [String]
  package var rows: [Row]
  /// The plant that the words are about.
  package var focus: Point
  /// Where the same plant stands once more, as 4 × 3 is 3 × 4.
  package var twin: Point?
  /// What the signs mean that there are, and what else is to be known about the bed.
  package var legend: [Key]
  package var footnote: String
  /// The robot in place of the beds, while nothing grows in them.
  package var portrait: Portrait?
  /// About the plant in focus, and the same in sentences, which begin on lines of their own where
  /// there is little room.
  package var about: String
  package var aboutSentences: [String]
  /// The columns of the longest words about any plant of the bed, so that nothing moves from one
  /// plant to the next.
  package var widestAbout: Int
  package var chips: ChipRow
  /// What stands on the chips where there is little room.
  package var shortLabels: [String]

  package init(
    title: String, counts: [String] = [], visitorCount: String = "", beds: [String], bed: Int,
    keys: [String] = [], corner: String = "",
    columns: [String] = [], rows: [Row], focus: Point, twin: Point? = nil,
    legend: [Key] = [], footnote: String = "", portrait: Portrait? = nil, about: String,
    aboutSentences: [String] = [], widestAbout: Int = 0, chips: ChipRow, shortLabels: [String]
  ) {
    self.title = title
    self.counts = counts
    self.visitorCount = visitorCount
    self.beds = beds
    self.bed = bed
    self.keys = keys
    self.corner = corner
    self.columns = columns
    self.rows = rows
    self.focus = focus
    self.twin = twin
    self.legend = legend
    self.footnote = footnote
    self.portrait = portrait
    self.about = about
    self.aboutSentences = aboutSentences
    self.widestAbout = widestAbout
    self.chips = chips
    self.shortLabels = shortLabels
  }
}
