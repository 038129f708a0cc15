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
