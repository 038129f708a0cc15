/// The script with which a shell completes the command lines of mathbot when Tab is pressed.
///
/// The raw value is the shell's name.
package enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// What the shell reads: it asks the program what may come next.
  package var text: String {
    zip(Self.allCases, ContentFiles.completions).first { $0.0 == self }?.1 ?? ""
  }
}
