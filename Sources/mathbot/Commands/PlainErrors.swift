import ArgumentParser
import Quiz
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

nonisolated extension ExitCode {
  /// The answer is no: nothing is set, nothing was found.
  static let negative = ExitCode(1)
  /// The command was given something that it cannot take.
  static let usage = ExitCode(2)
  /// A file cannot be read or written.
  static let file = ExitCode(3)
}

/// Runs the body of a command, and says on standard error what it threw.
///
/// - Throws: the exit code that belongs to the error.
nonisolated func withPlainErrors<Value>(_ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch let error as SettingError {
    throw complaint(error, .usage)
  } catch let error as EnvironmentError {
    throw complaint(error, .usage)
  } catch let error as FileError {
    throw complaint(error, .file)
  } catch let error as StorageError {
    throw complaint(error, .file)
  }
}

/// Says something on standard error.
nonisolated func complain(_ message: some CustomStringConvertible) {
  var line = "mathbot: \(message)\n"
  line.withUTF8 { bytes in
    // Nothing can be done about a message that nobody hears.
    _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count)
  }
}

nonisolated private func complaint(_ error: some CustomStringConvertible, _ code: ExitCode)
  -> ExitCode
{
  complain(error)
  return code
}
