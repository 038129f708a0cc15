/// What a small square of a picture shows; which colour that is depends on the screen.
package enum Pixel: String, CaseIterable, Sendable {
  /// Nothing: what lies behind the picture is seen.
  case page
  /// The parts of a robot.
  case body, shade, screen, eye, glint, cheek, spark, sleep
  /// Lights, whose colour tells a mood.
  case teal, blue, gold, violet, grey, rose
}
