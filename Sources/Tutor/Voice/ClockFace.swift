/// A time as a clock shows it, such as `4:32`.
struct ClockFace: CustomStringConvertible {
  let time: Duration

  /// The minutes and seconds; a begun second counts whole.
  var description: String {
    let (whole, rest) = time.components
    let seconds = whole + (rest > 0 ? 1 : 0)
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }
}
