import Basics
import Content
import Storage

extension StorageError: Worded {
  func words(in texts: Texts) -> String {
    switch self {
    case .file(let error): error.words(in: texts)
    case .newerVersion(let path): texts(.fileNewer, ["path": path.printable])
    case .locked(let path): texts(.fileLocked, ["path": path.printable])
    case .readOnly(let path): texts(.fileReadOnly, ["path": path.printable])
    case .diskFull(let path): texts(.fileDiskFull, ["path": path.printable])
    case .damaged(let path): texts(.fileDamaged, ["path": path.printable])
    case .learnerRemoved(let name): texts(.usageLearner, ["name": name])
    case .failed(let path, let reason):
      texts(.fileFailed, ["path": path.printable, "reason": reason])
    }
  }
}

extension DamagedDatabase: Worded {
  func words(in texts: Texts) -> String {
    texts(.fileDataDamaged, ["path": path.printable, "new": newPath.printable])
  }
}

extension ArchiveError: Worded {
  func words(in texts: Texts) -> String {
    switch self {
    case .notAnArchive: texts(.fileArchive)
    case .newerSchema: texts(.fileArchiveNewer)
    case .unsound(let id): texts(.fileArchiveUnsound, ["id": id])
    case .namesake(let name): texts(.fileArchiveNamesake, ["name": name])
    case .elsewhere(let name, let owners):
      texts(.fileArchiveElsewhere, ["name": name, "names": texts.all(owners)])
    case .file(let error): error.words(in: texts)
    case .learner(let error): error.words(in: texts)
    case .storage(let error): error.words(in: texts)
    }
  }
}

extension LearnerError: Worded {
  func words(in texts: Texts) -> String {
    switch self {
    case .nameNotAllowed: texts(.usageLearnerName, ["most": "\(Learner.longestName)"])
    case .nameTaken(let name): texts(.usageLearnerTaken, ["name": texts.quoted(name)])
    case .unknown(let name, let nearest, let known):
      unknown(texts(.usageLearner, ["name": texts.quoted(name)]), nearest, known, in: texts)
    case .storage(let error): error.words(in: texts)
    }
  }

  /// More names than this are a list that nobody asked for.
  private static let mostNames = 12

  /// That there is no such name, and which was meant or which there are.
  private func unknown(
    _ sentence: String, _ nearest: String?, _ known: [String], in texts: Texts
  ) -> String {
    guard nearest == nil, (1...Self.mostNames).contains(known.count) else {
      return texts.sentence(sentence, nearest: nearest)
    }
    return texts.sentences([sentence, texts(.usageLearnerKnown, ["names": texts.all(known)])])
  }
}
