import Basics
import Quiz
import Screen
import Tutor

/// Something that is shown on the full screen.
protocol ScreenSubject {
  /// What is on show.
  var picture: ScreenPicture { get }
  /// What a window says that is too small for it.
  var tooSmallText: String { get }
  /// When something changes on its own; nil when nothing does.
  var nextWake: Instant? { get }
  /// Takes in how many rows there are to scroll; whether that changed what is on show.
  mutating func limitScroll(to maximum: Int) -> Bool
}

extension Conversation: ScreenSubject {}
extension CalculatorPage: ScreenSubject {}
