import Content

/// Why something cannot be kept on the disk, as far as Robo can explain it.
package enum Trouble: Equatable, Sendable {
  /// A newer mathbot wrote the file.
  case newer
  /// Another program holds the file.
  case locked
  /// The file or its folder is read-only.
  case readOnly
  case diskFull
  /// The file is damaged and could not be set aside.
  case damaged
  /// Who practises, under this name, was removed.
  case learnerRemoved(String)
  /// Anything else, in the system's words.
  case other(String)

  /// The reason in words, to stand inside a sentence.
  func reason(in texts: Texts) -> String {
    switch self {
    case .newer: texts(.troubleNewer)
    case .locked: texts(.troubleLocked)
    case .readOnly: texts(.troubleReadOnly)
    case .diskFull: texts(.troubleDiskFull)
    case .damaged: texts(.troubleDamaged)
    case .learnerRemoved(let name): texts(.troubleLearnerRemoved, ["name": name])
    case .other(let words): words
    }
  }
}
