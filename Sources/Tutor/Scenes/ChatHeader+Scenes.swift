import Content
import Screen

extension ChatHeader {
  /// The top line while no time runs.
  static func quiet(_ context: SceneContext) -> ChatHeader {
    ChatHeader(icon: "🤖", name: context.texts(.robotName))
  }
}
