import Basics
import Content
import Screen

/// What can be seen of a chat, kept from one event to the next: of a long talk only the newest
/// messages are looked at anew, and nothing is copied where all is as it was.
struct ShownEntries: Equatable, Sendable {
  /// What can be seen.
  private(set) var entries: [ChatEntry] = []
  /// So many of the oldest are as they will always be, in this language and with these pictures.
  private var fixed = 0
  private var language: Language?
  private var usesWords = false

  /// What can be seen now.
  func following(_ chat: Chat, in texts: Texts, _ stage: MoodStage) -> ShownEntries {
    let isAlike = language == texts.language && usesWords == stage.usesWords
    let start = isAlike ? fixed : 0
    let newest = chat.entries(from: start, in: texts, stage)
    var next = self
    if start + newest.count != entries.count || !entries[start...].elementsEqual(newest) {
      next.entries.replaceSubrange(start..., with: newest)
    }
    // A portrait moves as long as few messages have followed it.
    next.fixed = max(0, min(chat.settled, chat.appeared.count - Chat.nearMessages))
    (next.language, next.usesWords) = (texts.language, stage.usesWords)
    return next
  }

  /// A message has changed, after it was shown.
  mutating func forget(from index: Int) {
    fixed = min(fixed, index)
  }
}
