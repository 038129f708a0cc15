/// A picture laid out for a size: what to show, what a tap means, and how far it scrolls.
package struct Drawing: Equatable, Sendable {
  package var frame: Frame
  package var taps: TapMap
  /// The number of rows that do not fit; scrolling further changes nothing.
  package var maximumScroll: Int
}
