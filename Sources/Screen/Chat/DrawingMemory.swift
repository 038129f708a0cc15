/// What one drawing leaves for the next, so that only what has changed is laid out and drawn again.
///
/// What is drawn with it is what is drawn without.
package struct DrawingMemory: Sendable {
  /// The messages of the chat, laid out.
  var conversation = ConversationLayout()
  /// The chat as it was drawn last, without the line being typed.
  var backdrop: ChatBackdrop?
  /// The same without what a key changes: what the composer's field holds, and the keypad.
  var background: ChatBackdrop?

  /// Nothing was drawn yet.
  package init() {}
}

/// A chat of which a part was drawn.
struct ChatBackdrop {
  /// What was drawn, without what is still to be drawn.
  let chat: ChatPicture
  let canvas: Canvas
  /// Where everything belongs.
  let layout: ChatLayout
  /// The conversation's rows that do not fit.
  let hidden: Int
}
