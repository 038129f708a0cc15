/// A full-screen page to read, such as the robot's contact card or a help page.
package struct PagePicture: Equatable, Sendable {
  package var icon: String
  package var title: String
  /// The robot with words beside it, above the blocks.
  package var portrait: Portrait?
  package var blocks: [Block]
  /// How many rows the reader has scrolled down.
  package var scrolledRows: Int
  /// What the keys do, a few words each; where there are several, the first one scrolls, and is
  /// there only if there is something to scroll.
  package var footer: [String]
  /// What says that there is more below.
  package var more: String

  package init(
    icon: String, title: String, portrait: Portrait? = nil, blocks: [Block], scrolledRows: Int = 0,
    footer: [String], more: String = ""
  ) {
    self.icon = icon
    self.title = title
    self.portrait = portrait
    self.blocks = blocks
    self.scrolledRows = scrolledRows
    self.footer = footer
    self.more = more
  }
}
