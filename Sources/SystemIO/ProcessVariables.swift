import CArguments

/// The variables of the environment, as they were when the program started.
package enum ProcessVariables {
  /// The values by their names; of two with one name the first counts, as for the C library.
  package static let all: [String: String] = {
    var variables: [String: String] = [:]
    var index: CInt = 0
    while let entry = unsafe environment_entry(index) {
      index += 1
      let text = unsafe String(cString: entry)
      guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = String(text[..<equals])
      if variables[name] == nil { variables[name] = String(text[equals...].dropFirst()) }
    }
    return variables
  }()
}
