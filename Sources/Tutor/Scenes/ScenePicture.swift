import Content
import Screen

/// What a scene adds to the picture of the chat.
struct ScenePicture {
  var header: ChatHeader
  /// What the empty line says.
  var placeholder: String
  var keypad: NumericKeypad?
  /// The step of the confetti; nil when none falls.
  var confetti: Int?
}

extension ScenePicture {
  /// What a scene shows in which no time runs: what the empty line says.
  static func quiet(_ placeholder: Phrase, in context: SceneContext) -> ScenePicture {
    ScenePicture(header: .quiet(context), placeholder: context.texts(placeholder))
  }
}
