import Basics
import Calculator
import Foundation
import Quiz
@testable import Storage
@testable import Terminal
@testable import Tutor

/// A part of the program that reads what others have written.
enum Part: String, CaseIterable {
  case terminal, expression, settings, archive, words

  /// Reads an input; ends the program where a promise is broken.
  func take(_ bytes: [UInt8]) {
    switch self {
    case .terminal: readAsTerminal(bytes)
    case .expression: calculate(String(decoding: bytes, as: UTF8.self))
    case .settings: readAsSettings(bytes)
    case .archive: readAsArchive(bytes)
    case .words: readAsAnswer(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Bytes of a terminal give the same tokens however they are cut.
  private func readAsTerminal(_ bytes: [UInt8]) {
    var whole = InputTokenizer()
    var tokens = whole.push(bytes)
    tokens += whole.giveUpWaiting()
    var cut = InputTokenizer()
    var others = bytes.flatMap { cut.push([$0]) }
    others += cut.giveUpWaiting()
    hold(tokens == others, "the same bytes give the same tokens")
  }

  /// An expression has a value that can be written, or an error that points into it.
  private func calculate(_ text: String) {
    do throws(CalculationError) {
      let number = try evaluate(text, patience: .milliseconds(5))
      let written = try number.text(NumberFormat(), of: text, patience: .milliseconds(5))
      hold(written == written.printable, "results are printable")
    } catch {
      hold(
        error.range.lowerBound >= 0 && error.range.upperBound <= text.count + 1,
        "a place in the text")
    }
  }

  /// A settings file is refused, or keeps all its lines when a setting comes and goes.
  private func readAsSettings(_ bytes: [UInt8]) {
    guard var file = try? SettingsFile(bytes) else { return }
    let again = try? SettingsFile(file.bytes)
    hold(again == file, "what is written is read as the same")
    file.set("7", for: .minutes)
    hold(file.values[.minutes] == "7", "a value that was set")
    file.unset(.minutes)
    hold(file.values[.minutes] == nil, "a value that was taken out")
  }

  /// An exported practice is refused, or can be stored and exported again.
  private func readAsArchive(_ bytes: [UInt8]) {
    guard let archive = try? ArchiveReader(json: bytes) else { return }
    let path = "/tmp/mathbot-fuzzer-\(getpid()).sqlite"
    defer { for end in ["", "-wal", "-shm"] { unsafe unlink(path + end) } }
    let store = LearnerStore(path: path)
    guard let report = try? store.add(archive) else { return }
    let exported = try? store.archive(of: report.learner).json()
    hold(exported != nil, "what was stored can be exported")
  }

  /// What a child types is understood somehow.
  private func readAsAnswer(_ text: String) {
    let reader = TypedReader()
    _ = reader.meaning(of: text)
    if case .answer(let number) = reader.read(text, at: AskedQuestion(Question(7, .multiply, 8))) {
      hold(number.allSatisfy { "-.0123456789".contains($0) }, "an answer is a number in digits")
    }
  }
}
