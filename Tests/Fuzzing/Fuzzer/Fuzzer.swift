import Glibc

/// Hands inputs that libFuzzer invents to the part of the program that the variable `PART` names.
@main
enum Fuzzer {
  /// The part that is tried.
  private static let part: Part = {
    let name = unsafe getenv("PART").map { unsafe String(cString: $0) } ?? ""
    guard let part = Part(rawValue: name) else {
      print("PART is one of: \(Part.allCases.map(\.rawValue).joined(separator: " "))")
      exit(2)
    }
    return part
  }()

  /// Runs libFuzzer with the arguments of the program.
  static func main() {
    var count = CommandLine.argc
    var arguments = unsafe Optional(CommandLine.unsafeArgv)
    exit(
      unsafe runDriver(&count, &arguments) { start, count in
        unsafe Fuzzer.part.take(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
      })
  }
}

/// libFuzzer's own entry, see <https://llvm.org/docs/LibFuzzer.html>.
@_silgen_name("LLVMFuzzerRunDriver")
@unsafe private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Ends the program, which libFuzzer reports with its input, where something does not hold.
func hold(_ condition: Bool, _ promise: String) {
  guard condition else { fatalError("Broken promise: \(promise)") }
}
