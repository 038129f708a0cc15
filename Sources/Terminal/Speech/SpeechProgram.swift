package import Basics
import CSpeech
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `spd-say` of speech-dispatcher, which says a text aloud; nobody waits for it.
///
/// What is said later takes the place of what is still being said.
package final class SpeechProgram: Sendable {
  /// How much slower than an adult's it speaks, from -100 to 100: a child's pace.
  static let rate = "-25"

  private let path: String
  /// The process that hands over what was said last, until it is gone.
  private let running = Mutex<pid_t?>(nil)

  /// The program in one of the folders of a search path; nil where there is none.
  package init?(searchPath: String) {
    let paths = searchPath.split(separator: ":").map { "\($0)/spd-say" }
    guard let path = paths.first(where: { unsafe access($0, X_OK) == 0 }) else { return nil }
    self.path = path
  }

  /// Says a text.
  package func say(_ text: String, in language: Language) {
    start { unsafe speech_say(path, Self.name(of: language), Self.rate, text) }
  }

  /// Says nothing more.
  package func hush() {
    start { unsafe speech_cancel(path) }
  }

  /// Starts a child in the place of the last one, which may hang.
  private func start(_ spawn: () -> pid_t) {
    let child = running.withLock { running in
      // Nobody else has its number as long as it is not taken.
      if let running { kill(running, SIGTERM) }
      let child = spawn()
      running = child > 0 ? child : nil
      return running
    }
    guard let child else { return }
    DispatchQueue.global().async { self.take(child) }
  }

  /// Waits for the end of a child, so that nothing is left of it.
  private func take(_ child: pid_t) {
    speech_wait(child)
    running.withLock { running in
      speech_take(child)
      if running == child { running = nil }
    }
  }

  /// What speech-dispatcher calls a language.
  private static func name(of language: Language) -> String {
    switch language {
    case .english: "en"
    case .korean: "ko"
    case .japanese: "ja"
    case .traditionalChinese: "zh"
    }
  }
}
