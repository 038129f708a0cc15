/// What one drawing leaves for the next, so that only what has changed is laid out and drawn again.
///
/// What is drawn with it is what is drawn without.
package struct DrawingMemory: Sendable {
  /// The messages of the chat, laid out.
  var conversation = ConversationLayout()
  /// The chat as it was drawn last, without the line being typed.
  var backdrop: ChatBackdrop?

  /// Nothing was drawn yet.
  package init() {}
}

/// A chat that was drawn but for its composer.
struct ChatBackdrop {
  /// What was drawn; its composer is empty.
  let chat: ChatPicture
  let canvas: Canvas
  /// Where the composer belongs.
  let composer: Rectangle
  /// The conversation's rows that do not fit.
  let hidden: Int
}
