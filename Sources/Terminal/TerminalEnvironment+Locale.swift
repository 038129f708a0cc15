extension TerminalEnvironment {
  /// Whether the locale names characters that are not those of UTF-8, as the locale C does.
  ///
  /// The variables and their order are those of POSIX. Where none is set, as in many a container
  /// and over SSH, the terminal reads UTF-8 all the same; so does one without a name for it.
  package var hasOtherCharacters: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map { self[$0] }.first { !$0.isEmpty } ?? ""
    if ["C", "POSIX"].contains(locale) { return true }
    guard let dot = locale.firstIndex(of: ".") else { return false }
    let name = locale[dot...].dropFirst().prefix { $0 != "@" }
    return name.lowercased().filter { $0 != "-" } != "utf8"
  }
}
