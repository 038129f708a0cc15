import ArgumentParser
import Quiz
import Storage

/// Why the program leaves with another status than success.
enum ProgramFailure: Error, Equatable, CustomStringConvertible {
  /// A command line or a value that is not allowed; the sentences name what is.
  case usage(String)
  /// A file that cannot be read or written.
  case file(String)

  /// What an error of the other targets means for the program; nil for those of the parser.
  init?(_ error: any Error) {
    switch error {
    case let failure as ProgramFailure: self = failure
    case let error as SettingError: self = .usage(error.description)
    case let error as EnvironmentError: self = .usage(error.description)
    case let error as FileError: self = .file(error.description)
    case let error as StorageError: self = .file(error.description)
    case LearnerError.storage(let error): self = .file(error.description)
    case let error as LearnerError: self = .usage(error.description)
    case ArchiveError.learner(let error): self.init(error)
    case let error as ArchiveError: self = .file(error.description)
    default: return nil
    }
  }

  /// The exit status: 2 for usage, 3 for a file.
  var status: Int32 {
    switch self {
    case .usage: 2
    case .file: 3
    }
  }

  var description: String {
    switch self {
    case .usage(let sentences), .file(let sentences): sentences
    }
  }
}

extension ExitCode {
  /// The answer is no: nothing is set, nothing was found.
  static let negative = ExitCode(1)
}
