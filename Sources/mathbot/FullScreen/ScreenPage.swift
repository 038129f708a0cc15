import Basics
import Screen

/// A page of the full screen, such as the chat: what is shown, and what becomes of what happens.
///
/// A ``PageLoop`` runs it.
@MainActor
protocol ScreenPage: AnyObject {
  /// What is on show.
  var picture: ScreenPicture { get }
  /// What a window says that is too small for it.
  var tooSmallText: String { get }
  /// What is left on the normal screen after a crash.
  var crashText: String { get }
  /// When something changes on its own; nil when nothing does.
  var nextWake: Instant? { get }
  /// Takes in how far there is to scroll; whether that changed what is on show.
  func limitScroll(to extent: ScrollExtent) -> Bool
  /// Takes in what happened, and does what it asks for; what is on show is drawn afterwards.
  func handle(_ event: PageEvent)
  /// Keeps what is still to be kept as the program ends, and gives the lines that are left on the
  /// normal screen.
  func leave() -> [String]
}
