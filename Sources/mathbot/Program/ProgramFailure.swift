import ArgumentParser
import Content
import Quiz
import Storage

/// Why the program leaves with another status than success, in the language of the user.
enum ProgramFailure: Error, Equatable {
  /// A command line or a value that is not allowed; the sentences name what is.
  case usage(String)
  /// A file that cannot be read or written.
  case file(String)

  /// What an error of the other targets means for the program; nil for those of the parser.
  init?(_ error: any Error) {
    switch error {
    case let failure as ProgramFailure: self = failure
    case let error as SettingError: self = .usage(error)
    case let error as EnvironmentError: self = .usage(error)
    case let error as FileError: self = .file(error)
    case let error as StorageError: self = .file(error)
    case LearnerError.storage(let error): self = .file(error)
    case let error as LearnerError: self = .usage(error)
    case ArchiveError.learner(let error): self.init(error)
    case let error as ArchiveError: self = .file(error)
    default: return nil
    }
  }

  /// A command line that is not allowed; where more is to be said, with the command whose help does.
  static func usage(
    _ phrase: Phrase, _ values: [String: String] = [:], helpOf command: String? = nil
  ) -> ProgramFailure {
    let texts = Texts.ofUser
    let sentence = texts(phrase, values)
    return .usage(command.map { texts.sentence(sentence, helpOf: $0) } ?? sentence)
  }

  /// A value that is not allowed.
  static func usage(_ error: some Worded) -> ProgramFailure { .usage(error.words(in: .ofUser)) }

  /// Options of which only one goes.
  static func oneOf(_ options: [String]) -> ProgramFailure {
    .usage(.usageOne, ["options": Texts.ofUser.all(options)])
  }

  /// A file that cannot be used.
  static func file(_ error: some Worded) -> ProgramFailure { .file(error.words(in: .ofUser)) }

  /// The exit status: 2 for usage, 3 for a file.
  var status: Int32 {
    switch self {
    case .usage: 2
    case .file: 3
    }
  }

  /// What is said about it.
  var sentences: String {
    switch self {
    case .usage(let sentences), .file(let sentences): sentences
    }
  }
}

extension ExitCode {
  /// The answer is no: nothing is set, nothing was found.
  static let negative = ExitCode(1)
}
