/// How much time is left when the child is told so, the longest first.
package enum TimeLeft: Int, CaseIterable, Sendable {
  case minute = 60
  case halfMinute = 30
  case tenSeconds = 10

  var duration: Duration { .seconds(rawValue) }
}
