import Basics
import Content
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileError: Worded {
  /// The refusal in words.
  ///
  /// For example, `Cannot write /home/mina/.config/mathbot/config: Permission denied.`
  func words(in texts: Texts) -> String {
    let output = path == FileError.standardOutput ? texts(.fileOutput) : path
    return texts.text(
      key: "file.\(action.rawValue)", ["path": output.printable, "reason": reason(in: texts)])
  }

  /// What stands for the path of standard output.
  static let standardOutput = "/dev/stdout"

  private func reason(in texts: Texts) -> String {
    texts.text(key: "file.reason.\(Self.reasons[code] ?? "other")", ["code": String(code)])
  }

  private static let reasons = [
    EACCES: "noPermission", EPERM: "notPermitted", ENOENT: "missing", ENOTDIR: "notFolder",
    EISDIR: "folder", EEXIST: "exists", ENOSPC: "diskFull", EDQUOT: "quota", EROFS: "readOnly",
    EFBIG: "tooLarge", ELOOP: "loop", ENAMETOOLONG: "longName", EIO: "faulty", EMFILE: "tooMany",
    EINVAL: "noFile", EBADF: "closed",
  ]
}
