extension String {
  /// The text as one word of a shell's line: as it is, or in single quotes.
  var asShellWord: String {
    let isPlain =
      !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    return isPlain
      ? self
      : "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
  }
}
