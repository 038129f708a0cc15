import Basics

extension ChatPicture {
  /// Draws the chat, and gives back the conversation's rows that do not fit.
  ///
  /// Where nothing but the line being typed has changed, only this is drawn.
  func drawn(
    in size: Size, look: Look, with memory: inout DrawingMemory
  ) -> (canvas: Canvas, hidden: Int) {
    var chat = self
    // The keypad and the field show whether there is something to send.
    chat.composer = Composer(line: composer.line.isEmpty ? "" : " ", cursor: 0, placeholder: "")
    let known = memory.backdrop.flatMap { $0.shows(chat, in: size, look) ? $0 : nil }
    let backdrop = known ?? chat.backdrop(in: size, look: look, with: &memory)
    memory.backdrop = backdrop
    var canvas = backdrop.canvas
    composer.drawLine(on: &canvas, in: backdrop.layout.composer)
    return (canvas, backdrop.hidden)
  }

  /// Draws all but the line being typed.
  private func backdrop(
    in size: Size, look: Look, with memory: inout DrawingMemory
  ) -> ChatBackdrop {
    var chat = self
    chat.composer = Composer()
    chat.keypad?.pressed = nil
    let known = memory.background.flatMap { $0.shows(chat, in: size, look) ? $0 : nil }
    let background = known ?? chat.background(in: size, look: look, with: &memory)
    memory.background = background
    let layout = background.layout
    var canvas = background.canvas
    if let (area, keys) = layout.keypad {
      keys.draw(
        on: &canvas, in: area, of: keypad, canSend: !composer.line.isEmpty)
    }
    composer.drawSend(on: &canvas, in: layout.composer)
    return ChatBackdrop(chat: self, canvas: canvas, layout: layout, hidden: background.hidden)
  }

  /// Draws all but the keypad and what the composer's field holds.
  private func background(
    in size: Size, look: Look, with memory: inout DrawingMemory
  ) -> ChatBackdrop {
    var canvas = Canvas(size: size, look: look)
    let layout = ChatLayout(self, size: canvas.frame.size, look: canvas.look)
    header.draw(on: &canvas, in: layout.header)
    memory.conversation.show(
      entries, columns: layout.conversation.columns, rows: layout.conversationRows,
      look: canvas.look, offering: chips?.role)
    let hidden = draw(memory.conversation, on: &canvas, in: layout)
    if let (area, words) = layout.chips { chips?.draw(on: &canvas, words, in: area) }
    Composer.drawField(on: &canvas, in: layout.composer)
    return ChatBackdrop(chat: self, canvas: canvas, layout: layout, hidden: hidden)
  }

  /// Draws the part of the conversation that is on show, and gives back the rows that are not.
  private func draw(
    _ layout: ConversationLayout, on canvas: inout Canvas, in chat: ChatLayout
  ) -> Int {
    let area = chat.conversation
    let hidden = layout.height - area.rows
    // The way back to the newest has a row of its own, so that it covers no words, and touches none.
    let touchesChips = !canvas.look.isCompact && chat.chips?.layout.hasEdges == false
    let markerRows = touchesChips ? 2 : 1
    let maximum = hidden > 0 ? hidden + markerRows : 0
    let scrolled = scrolledRows.clamped(to: 0...maximum)
    let shown = scrolled > 0 ? area.inset(bottom: markerRows) : area
    canvas.clipped(to: shown) { canvas in
      layout.draw(
        on: &canvas, in: shown, scrolledRows: scrolled, isAnswering: keypad != nil)
      if let confetti { Confetti(step: confetti).draw(on: &canvas, in: shown) }
    }
    if scrolled > 0 {
      canvas.clipped(to: area) { drawNewestMarker(on: &$0, in: shown) }
    }
    if let flower, let answer = layout.placeBesideAnswer(in: shown, scrolledRows: scrolled) {
      // On its way from the answer that made it bloom into the top line.
      let place = ChatHeader.flowerPlace(in: chat.header)
      FlowerSlide(step: flower).draw(on: &canvas, from: answer, to: place)
    }
    return maximum
  }

  /// Draws it in the row below the area.
  private func drawNewestMarker(on canvas: inout Canvas, in area: Rectangle) {
    let text = " \(canvas.glyphs.down) \(canvas.glyphs.text(newestLabel)) "
    let column = area.column + (area.columns - text.displayWidth) / 2
    canvas.write(text, column, area.endRow, canvas.theme.selected)
    let marker = Rectangle(
      column: column, row: area.endRow, columns: text.displayWidth, rows: 1)
    canvas.addTap(.newest, in: marker)
  }
}

extension ChatBackdrop {
  /// Whether it is what this part of a chat looks like.
  fileprivate func shows(_ chat: ChatPicture, in size: Size, _ look: Look) -> Bool {
    canvas.frame.size == size && canvas.look == look && self.chat == chat
  }
}
