/// A full-screen form, such as the settings: rows with a label and a choice.
package struct FormPicture: Equatable, Sendable {
  /// One row.
  package struct Row: Equatable, Sendable {
    /// What stands above it, where it is the first of a group; empty elsewhere.
    package var heading: String
    package var label: String
    package var control: Control

    package init(heading: String = "", label: String, control: Control) {
      self.heading = heading
      self.label = label
      self.control = control
    }
  }

  /// What a row lets one choose.
  package enum Control: Equatable, Sendable {
    case slider(value: Int, range: ClosedRange<Int>, text: String)
    /// Words of which one is selected, by its index; nil where none is.
    case options([String], selected: Int?)
    /// Words of which several may be selected, by their indices; the cursor is the one that the
    /// space bar would switch while the row is focused.
    case switches([String], selected: Set<Int>, cursor: Int)
    /// A word that leads elsewhere.
    case way(String)
  }

  package var icon: String
  package var title: String
  package var rows: [Row]
  /// The row that the keys move, counted from 0.
  package var focus: Int
  /// The robot who says the message, where there is room for it.
  package var portrait: PixelPicture?
  /// A sentence about the focused row, or what went wrong; may be empty.
  package var message: String
  /// What is said below the message, where all of both has room; mostly empty.
  package var aside: String
  /// What the keys do, a few words each.
  package var footer: [String]
  /// Which of them Enter does, by its index; nil where none is to be known at a glance.
  package var lit: Int?
  /// What says that there is more below; where it is empty an arrow does.
  package var more: String

  package init(
    icon: String, title: String, rows: [Row], focus: Int, portrait: PixelPicture? = nil,
    message: String, aside: String = "", footer: [String], lit: Int? = nil, more: String = ""
  ) {
    self.icon = icon
    self.title = title
    self.rows = rows
    self.focus = focus
    self.portrait = portrait
    self.message = message
    self.aside = aside
    self.footer = footer
    self.lit = lit
    self.more = more
  }
}
