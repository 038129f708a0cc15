extension ScreenPicture {
  /// The same picture with each of its texts changed.
  func mapText(_ change: (String) -> String) -> ScreenPicture {
    switch self {
    case .chat(let chat): .chat(chat.mapText(change))
    case .form(let form): .form(form.mapText(change))
    case .page(let page): .page(page.mapText(change))
    case .calculator(let calculator): .calculator(calculator.mapText(change))
    }
  }
}

extension ChatPicture {
  fileprivate func mapText(_ change: (String) -> String) -> ChatPicture {
    var chat = self
    chat.header.icon = change(header.icon)
    chat.header.name = change(header.name)
    chat.entries = entries.map { $0.mapText(change) }
    chat.composer.placeholder = change(composer.placeholder)
    chat.newestLabel = change(newestLabel)
    return chat
  }
}

extension ChatEntry {
  fileprivate func mapText(_ change: (String) -> String) -> ChatEntry {
    switch self {
    case .bubble(var bubble):
      bubble.blocks = bubble.blocks.map { $0.mapText(change) }
      return .bubble(bubble)
    case .card(var card):
      card.title = change(card.title)
      card.control = card.control.mapText(change)
      return .card(card)
    case .notice(let text): return .notice(change(text))
    case .typing: return self
    }
  }
}

extension Card.Control {
  fileprivate func mapText(_ change: (String) -> String) -> Card.Control {
    switch self {
    case .slider(let value, let range, let text):
      .slider(value: value, range: range, text: change(text))
    case .options(let words, let selected): .options(words.map(change), selected: selected)
    }
  }
}

extension Block {
  func mapText(_ change: (String) -> String) -> Block {
    switch self {
    case .text(let text): .text(change(text))
    case .heading(let text): .heading(change(text))
    case .secondary(let text): .secondary(change(text))
    case .item(let text): .item(change(text))
    case .picture(let lines): .picture(lines.map(change))
    case .bars(let bars): .bars(bars.map { $0.mapText(change) })
    case .heatMap(let map): .heatMap(map.mapText(change))
    case .columns(let chart): .columns(chart.mapText(change))
    case .beside(let left, let right):
      .beside(left.map { $0.mapText(change) }, right.map { $0.mapText(change) })
    case .gap: .gap
    }
  }
}

extension Bar {
  fileprivate func mapText(_ change: (String) -> String) -> Bar {
    Bar(
      label: change(label), mark: change(mark), value: change(value), permille: permille,
      note: change(note))
  }
}

extension FormPicture {
  fileprivate func mapText(_ change: (String) -> String) -> FormPicture {
    FormPicture(
      icon: change(icon), title: change(title), rows: rows.map { $0.mapText(change) },
      focus: focus, message: change(message), footer: footer.map(change))
  }
}

extension FormPicture.Row {
  fileprivate func mapText(_ change: (String) -> String) -> FormPicture.Row {
    FormPicture.Row(label: change(label), control: control.mapText(change))
  }
}

extension FormPicture.Control {
  fileprivate func mapText(_ change: (String) -> String) -> FormPicture.Control {
    switch self {
    case .slider(let value, let range, let text):
      .slider(value: value, range: range, text: change(text))
    case .options(let words, let selected, let cursor):
      .options(words.map(change), selected: selected, cursor: cursor)
    }
  }
}

extension PagePicture {
  func mapText(_ change: (String) -> String) -> PagePicture {
    PagePicture(
      icon: change(icon), title: change(title), blocks: blocks.map { $0.mapText(change) },
      scrolledRows: scrolledRows, footer: footer.map(change))
  }
}
