import Content
import Quiz

extension SessionMoment {
  /// The quiet line about it; nil where nothing is said.
  func notice(in voice: Voice, hidesClock: Bool) -> Phrase? {
    switch self {
    case .timeLeft where hidesClock, .halfTime where hidesClock, .finished: nil
    case .timeLeft(.minute): .clockMinute
    case .timeLeft(.halfMinute): .clockThirty
    case .timeLeft(.tenSeconds): .clockTen
    // On a screen the bar shows it.
    case .halfTime: voice.form == .plain ? .clockHalf : nil
    case .hintTip: voice.settings.tips ? .hintOffer : nil
    case .lastQuestion: .questionLast
    }
  }
}
