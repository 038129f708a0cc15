import Quiz

/// What comes after a key or a tap on a page over the chat.
enum OverlayOutcome {
  /// The page stays.
  case stay
  /// The page closes, and nothing of it is kept.
  case close
  /// The page closes, and a practice begins that asks these questions too.
  case practise([Question])
  /// The page gives way to another one that was named.
  case open(ChatVocabulary.Command)
  /// The page closes, and what was changed on it is kept.
  case save
}
