/// Where the field lies in which the child types, and how it is drawn.
struct ComposerLayout {
  /// How the field is told from what is around it.
  enum Shape {
    /// By a sign before what is typed.
    case sign
    /// By paint, as words and keys in rows of their own have it.
    case bar
    /// By paint with edges above and below.
    case pill
  }

  let shape: Shape
  /// The rows of the field with those of its edges.
  let area: Rectangle
  /// It has a key beside it that sends the line; a keypad has one of its own.
  let hasSend: Bool

  /// The cells of the key that sends the line.
  static let sendWidth = 5

  /// What is painted, without its edges.
  var body: Rectangle {
    Rectangle(
      column: area.column + 1, row: area.row + area.rows / 2,
      columns: area.columns - 2 - (hasSend ? Self.sendWidth + 1 : 0), rows: 1)
  }

  /// Where the line stands.
  var line: Rectangle { body.inset(left: 2, right: 2) }

  /// The key that sends the line.
  var send: Rectangle {
    Rectangle(
      column: area.endColumn - Self.sendWidth - 1, row: body.row, columns: Self.sendWidth,
      rows: 1)
  }
}

extension ComposerLayout.Shape {
  /// The rows of the field with those of its edges.
  var rows: Int {
    switch self {
    case .sign, .bar: 1
    case .pill: 3
    }
  }

  /// On a screen of so many rows the field has edges where words and keys have some, so that all is of
  /// one piece.
  init(rows: Int) {
    self = rows < ChatLayout.roomyRows ? .sign : rows < Look.edgedRows ? .bar : .pill
  }
}
