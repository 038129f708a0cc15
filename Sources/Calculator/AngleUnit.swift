/// What the trigonometric functions measure angles in.
package enum AngleUnit: String, CaseIterable, Sendable {
  case degrees, radians
}
