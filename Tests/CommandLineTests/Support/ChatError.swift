/// What went wrong in a chat.
enum ChatError: Error, CustomStringConvertible {
  /// Something did not come; this was on show instead.
  case missing(String, screen: String)
  /// This should not have reached the terminal.
  case surprised([String])

  var description: String {
    switch self {
    case .missing(let what, let screen): "“\(what)” did not come. On show was:\n\(screen)"
    case .surprised(let surprises): "The terminal got: \(surprises.joined(separator: ", "))"
    }
  }
}
