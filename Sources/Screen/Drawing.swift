/// A picture laid out for a size: what to show, what a tap means, and how far it scrolls.
package struct Drawing: Equatable, Sendable {
  /// What to show.
  package var frame: Frame
  /// What a tap on it means.
  package var taps: TapMap
  /// How far it can be scrolled.
  package var scroll: ScrollExtent
}
