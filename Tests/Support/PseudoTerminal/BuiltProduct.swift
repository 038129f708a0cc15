/// Where the package's own programs are, as seen from its tests.
package enum BuiltProduct {
  /// The path of a program that was built together with the tests.
  package static func path(_ name: String) -> String {
    // The tests are `…/debug/mathbotPackageTests.xctest`, or lie in a folder of that name.
    for argument in CommandLine.arguments {
      let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      if let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) {
        return (parts[..<bundle] + [name[...]]).joined(separator: "/")
      }
    }
    return name
  }
}
