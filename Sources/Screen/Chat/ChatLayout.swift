/// How the chat divides the screen's rows.
struct ChatLayout {
  /// The top rows, as wide as the conversation.
  let header: Rectangle
  /// Everything between the header and what stands at the bottom.
  let conversation: Rectangle
  /// The rows of that, now and while the keypad is there.
  let conversationRows: ConversationRows
  /// The area and places of the words that Robo offers, if there are any.
  let chips: (area: Rectangle, layout: ChipRowLayout)?
  /// The field in which the child types.
  let composer: ComposerLayout
  /// The keypad's area and keys, if there is one and room for it.
  let keypad: (area: Rectangle, keys: KeypadLayout)?

  /// Gives the conversation what the others leave.
  init(_ chat: ChatPicture, size: Size, look: Look) {
    let keys = Self.keys(chat.keypad, size: size, look: look)
    let column = PageColumn(in: size.columns)
    let (left, columns) = (column.left, column.columns)
    let large = chat.header.clockIsLarge && look.glyphs.hasBlocks && size.rows >= 26
    let headerRows = large && !chat.header.clock.isEmpty ? 4 : 2
    let words = chat.chips.map {
      ChipRowLayout($0, columns: columns, rows: size.rows, look: look)
    }
    let field = ComposerLayout.Shape(rows: size.rows)
    let keypadTop = size.rows - (keys?.rows ?? 0)
    let composerTop = keypadTop - field.rows
    let chipTop = composerTop - (words?.rows ?? 0)
    // Bubbles without edges would stand on what is below them; many lines of words need the row.
    let isFree = size.rows >= Self.airyRows && (words?.rows ?? 0) <= 4
    let air = look.isCompact && isFree ? 1 : 0
    header = Rectangle(column: left, row: 0, columns: columns, rows: headerRows)
    conversation = Rectangle(
      column: left, row: headerRows, columns: columns, rows: chipTop - headerRows - air)
    conversationRows = ConversationRows(
      conversation.rows,
      besideKeys: Self.rowsBesideKeys(keys, size: size, look: look) - headerRows - air)
    chips = words.map {
      (Rectangle(column: left, row: chipTop, columns: columns, rows: $0.rows), $0)
    }
    composer = ComposerLayout(
      shape: field,
      area: Rectangle(column: left, row: composerTop, columns: columns, rows: field.rows),
      hasSend: keys == nil)
    keypad = keys.map {
      (Rectangle(column: 0, row: keypadTop, columns: size.columns, rows: $0.rows), $0)
    }
  }

  /// On lower screens the field is not painted, and keys stand right below it.
  static let roomyRows = 20
  /// From here on there is room for the keys of a telephone.
  private static let highRows = 30
  /// Lower screens have no row to spare.
  private static let airyRows = 14

  /// The rows above keys and the field above them, be these keys there just now or not.
  private static func rowsBesideKeys(
    _ shown: KeypadLayout?, size: Size, look: Look
  ) -> Int {
    let keys = shown ?? keys(.usual, size: size, look: look)
    let field = ComposerLayout.Shape(rows: size.rows)
    return size.rows - (keys?.rows ?? 0) - field.rows
  }

  private static func keys(_ keypad: NumericKeypad?, size: Size, look: Look) -> KeypadLayout? {
    guard let keypad, size.rows >= 16 else { return nil }
    return size.rows >= highRows
      ? .telephone(keypad, columns: size.columns, glyphs: look.glyphs)
      : .strip(keypad, columns: size.columns, screenRows: size.rows, glyphs: look.glyphs)
  }
}
