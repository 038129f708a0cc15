// swift-tools-version: 6.2

import PackageDescription

/// What every Swift target of this package is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The pure core is optimised for its tests too: these go through millions of cases.
let core = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// What is worked out between a key and the screen is built for speed also where `.ci/build` makes all
/// else small.
///
/// The flags of a command line come last, so that those of a target are heard by the frontend alone.
let fast = core + [.unsafeFlags(["-Xfrontend", "-O"], .when(configuration: .release))]

/// How the program for every day is linked: small, and quickly started.
///
/// `MATHBOT_STATIC` names a folder of archives that are taken in place of shared libraries;
/// `.ci/build` makes one. With all of them inside, functions that are alike are kept once, and
/// what nothing reads at run time is left out.
let linking: [LinkerSetting] = [
  .unsafeFlags(
    (Context.environment["MATHBOT_STATIC"].map {
      [
        "-L", $0, "-Xclang-linker", "-static-libgcc", "-Xlinker", "--icf=all",
        "-Xlinker", "--no-eh-frame-hdr",
        "-Xlinker", "--wrap=_swift_stdlib_getScalarName",
        "-Xlinker", Context.packageDirectory + "/.ci/left-out-sections.ld",
      ]
    } ?? []) + [
      "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
      "-Xlinker", "--no-export-dynamic",
    ], .when(platforms: [.linux], configuration: .release))
]

let swiftSystem: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")

let package = Package(
  name: "mathbot",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "mathbot", targets: ["mathbot"])],
  // Each in one version, as no lock file is kept and messages of the parser are known by heart.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
  ],
  targets: [
    // C: libraries of the system, small shims, and the texts as bytes.
    .systemLibrary(
      name: "CReadline", providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .target(name: "CMPFR", linkerSettings: [.linkedLibrary("mpfr"), .linkedLibrary("gmp")]),
    .target(name: "CTerminalGuard"),
    .target(name: "CArguments"),
    .target(name: "CLocalTime"),
    .target(name: "CUnusedTables"),
    .target(name: "CSpeech"),
    .target(name: "CContent"),

    // The pure core: values in, values out. The ground floor is for all.
    .target(name: "Basics", swiftSettings: fast),
    .target(name: "Calculator", dependencies: ["Basics", "CMPFR"], swiftSettings: fast),
    .target(name: "Content", dependencies: ["Basics", "CContent"], swiftSettings: core),
    .target(name: "Quiz", dependencies: ["Basics", "Calculator"], swiftSettings: fast),
    .target(name: "Screen", dependencies: ["Basics"], swiftSettings: fast),
    .target(
      name: "Tutor", dependencies: ["Basics", "Calculator", "Content", "Quiz", "Screen"],
      swiftSettings: core),

    // The edges: the disk and the terminal, over the system's file descriptors.
    .target(
      name: "SystemIO", dependencies: ["Basics", "CArguments", swiftSystem], swiftSettings: strict),
    .target(
      name: "Storage",
      dependencies: [
        "Basics", "CLocalTime", "Quiz", "SystemIO", swiftSystem,
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    .target(
      name: "Terminal",
      dependencies: [
        "Basics", "CReadline", "CSpeech", "CTerminalGuard", "Screen", "SystemIO", swiftSystem,
      ],
      swiftSettings: strict),

    // The program.
    .executableTarget(
      name: "mathbot",
      dependencies: [
        "Basics", "CArguments", "CUnusedTables", "Calculator", "Content", "Quiz", "Screen",
        "Storage",
        "SystemIO",
        "Terminal", "Tutor", swiftSystem,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict, linkerSettings: linking),

    // What tests need: pasts told try by try, a pseudo-terminal, and tiny programs to run.
    .target(
      name: "TestPasts", dependencies: ["Quiz"], path: "Tests/Support/TestPasts",
      swiftSettings: strict),
    .target(
      name: "PseudoTerminal", dependencies: ["Basics"], path: "Tests/Support/PseudoTerminal",
      swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Terminal", "Screen"],
      path: "Tests/Support/TerminalProbe", swiftSettings: strict),
    .executableTarget(
      name: "SelectorBenchmark", dependencies: ["Basics", "Quiz"],
      path: "Tests/Benchmarks/SelectorBenchmark", swiftSettings: core),
    .testTarget(name: "HouseTests", swiftSettings: strict),
    .testTarget(name: "BasicsTests", dependencies: ["Basics"], swiftSettings: strict),
    .testTarget(
      name: "CalculatorTests", dependencies: ["Basics", "Calculator"], exclude: ["Inputs"],
      swiftSettings: strict),
    .testTarget(name: "ContentTests", dependencies: ["Basics", "Content"], swiftSettings: strict),
    .testTarget(
      name: "QuizTests",
      dependencies: ["Basics", "Quiz", "Calculator", "SelectorBenchmark", "TestPasts"],
      exclude: ["Inputs"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenTests", dependencies: ["Basics", "Screen"], exclude: ["Screens"],
      swiftSettings: strict),
    .testTarget(
      name: "TutorTests",
      dependencies: ["Basics", "Tutor", "Quiz", "Content", "Screen", "Calculator", "TestPasts"],
      exclude: ["Inputs", "Transcripts"], swiftSettings: strict),
    .testTarget(
      name: "SystemIOTests", dependencies: ["SystemIO", swiftSystem], swiftSettings: strict),
    .testTarget(
      name: "StorageTests",
      dependencies: ["Basics", "Storage", "Quiz", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "Basics", "Terminal", "Screen", "CReadline", "PseudoTerminal", "SystemIO", "TerminalProbe",
        swiftSystem,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "mathbot", "Basics", "Calculator", "Content", "PseudoTerminal", "Quiz", "Screen", "Storage",
        "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
  ],
  cLanguageStandard: .c2x
)

// Tests/Fuzzing says how it is built: all its modules need the compiler's fuzzing instruments.
if Context.environment["MATHBOT_FUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzzer",
      dependencies: ["Basics", "Calculator", "Quiz", "Storage", "Terminal", "Tutor"],
      path: "Tests/Fuzzing/Fuzzer", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]))
}

// Tests/Mutations builds a target alone, with its tests and what it needs.
if let target = Context.environment["MATHBOT_TARGET"] {
  var names: Set = [target, target + "Tests"]
  var count = 0
  while count < names.count {
    count = names.count
    for target in package.targets where names.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { names.insert(name) }
    }
  }
  package.targets.removeAll { !names.contains($0.name) }
  package.products = []
  let packages = package.targets.flatMap(\.dependencies).compactMap { dependency in
    if case .productItem(_, let package, _, _) = dependency { package } else { nil }
  }
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return !packages.contains { location.hasSuffix("/" + $0) }
  }
}
