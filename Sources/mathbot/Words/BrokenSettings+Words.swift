import Basics
import Content
import Storage

extension BrokenSettings: Worded {
  /// What is wrong with the file and where it is now.
  func words(in texts: Texts) -> String {
    let outcome =
      switch newPath {
      case .success(let newPath): texts(.fileSettingsKept, ["new": newPath.printable])
      case .failure(let error):
        texts.sentences([texts(.fileSettingsDefaults), error.words(in: texts)])
      }
    return texts(
      .fileSettingsBroken,
      ["path": path.printable, "fault": fault.words(in: texts), "outcome": outcome])
  }
}

extension SettingsFault: Worded {
  func words(in texts: Texts) -> String {
    switch self {
    case .tooLarge: texts(.fileSettingsLarge, ["most": "\(SettingsFile.maximumSize)"])
    case .notText(let line): texts(.fileSettingsText, ["n": "\(line)"])
    case .noEqualsSign(let line): texts(.fileSettingsEquals, ["n": "\(line)"])
    case .badValue(let line, let error):
      texts(.fileSettingsLine, ["n": "\(line)", "error": error.words(in: texts)])
    }
  }
}
