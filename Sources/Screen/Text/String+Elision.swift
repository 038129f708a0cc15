extension String {
  /// The text's end in the given width, behind a mark if something before it is left out.
  func keepingEnd(in width: Int, mark: String) -> String {
    guard displayWidth > width else { return self }
    let end = String(reversed()).start(in: width - mark.displayWidth)
    return mark + String(end.reversed())
  }

  /// The text's start in the given width, before a mark if something behind it is left out.
  func keepingStart(in width: Int, mark: String) -> String {
    guard displayWidth > width else { return self }
    return start(in: width - mark.displayWidth) + mark
  }

  private func start(in width: Int) -> String {
    var room = width
    return String(
      prefix { character in
        room -= character.displayWidth
        return room >= 0
      })
  }
}
