#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a program gets of the environment of the tests: how the instrument is set with which both
/// were built, if they were.
public let instrumentOptions = Dictionary(
  uniqueKeysWithValues: ["ASAN_OPTIONS", "TSAN_OPTIONS"].compactMap { name -> (String, String)? in
    guard let value = unsafe getenv(name) else { return nil }
    return (name, unsafe String(cString: value))
  })
