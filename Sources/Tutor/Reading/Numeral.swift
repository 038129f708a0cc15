/// A number in digits, as it is graded: without zeros that say nothing.
struct Numeral {
  /// The digits, with a point where something is behind it.
  let text: String
  /// Whether it was written with a comma: it may be two numbers.
  let isJoined: Bool

  /// The number of typed digits with points or commas among them; nil where these make no sense.
  ///
  /// Behind a comma one or two zeros say nothing, as behind a point: `35,0`.
  init?(_ typed: String) {
    let typed = Self.withoutZeros(typed)
    isJoined = typed.contains(",")
    let parts = typed.filter { $0 != "," }.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2,
      parts.joined().allSatisfy({ $0.isASCII && $0.isWholeNumber })
    else { return nil }
    let digits = whole.drop { $0 == "0" }
    let zeros = parts.count == 2 ? parts[1].reversed().prefix { $0 == "0" }.count : 0
    let fraction = parts.count == 2 ? parts[1].dropLast(zeros) : ""
    text = (digits.isEmpty ? "0" : digits) + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func withoutZeros(_ typed: String) -> String {
    let end = [",0", ",00"].first(where: typed.hasSuffix)
    return String(typed.dropLast(end?.count ?? 0))
  }
}
