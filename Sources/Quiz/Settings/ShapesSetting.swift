/// How finely bubbles and keys are drawn.
package enum ShapesSetting: String, CaseIterable, Sendable {
  /// As well as the terminal can.
  case auto
  case smooth, sextants, flat, outline
}
