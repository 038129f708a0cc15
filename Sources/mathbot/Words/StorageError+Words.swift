import Content
import Storage

extension StorageError: Worded {
  func words(in texts: Texts) -> String {
    switch self {
    case .file(let error): error.words(in: texts)
    case .newerVersion(let path): texts(.fileNewer, ["path": path])
    case .locked(let path): texts(.fileLocked, ["path": path])
    case .readOnly(let path): texts(.fileReadOnly, ["path": path])
    case .diskFull(let path): texts(.fileDiskFull, ["path": path])
    case .damaged(let path): texts(.fileDamaged, ["path": path])
    case .learnerRemoved(let name): texts(.usageLearner, ["name": name])
    case .failed(let path, let reason): texts(.fileFailed, ["path": path, "reason": reason])
    }
  }
}

extension DamagedDatabase: Worded {
  func words(in texts: Texts) -> String {
    texts(.fileDataDamaged, ["path": path, "new": newPath])
  }
}

extension ArchiveError: Worded {
  func words(in texts: Texts) -> String {
    switch self {
    case .notAnArchive: texts(.fileArchive)
    case .newerSchema: texts(.fileArchiveNewer)
    case .unsound(let id): texts(.fileArchiveUnsound, ["id": id])
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
    case .unknown(let name, let nearest):
      texts.sentence(texts(.usageLearner, ["name": texts.quoted(name)]), nearest: nearest)
    case .storage(let error): error.words(in: texts)
    }
  }
}
