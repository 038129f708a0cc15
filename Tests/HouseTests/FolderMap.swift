/// Which folders of a target need which others.
struct FolderMap {
  /// For each folder those that it needs, each with the names that it uses of them.
  private(set) var needs: [String: [String: Set<String>]]

  init(_ sources: [SourceFile]) {
    let files = sources.map(FileNames.init)
    let homes = Self.homes(of: files)
    let members = files.reduce(into: [:]) { members, file in
      members.merge(file.members) { $0.union($1) }
    }
    needs = Dictionary(files.map { ($0.folder, [:]) }) { $1 }
    for file in files {
      // A type's own member hides what has the same name outside.
      let hidden = file.owners.reduce(into: file.declared) { $0.formUnion(members[$1] ?? []) }
      for name in file.used.subtracting(hidden) {
        for home in homes[name] ?? [] where home != file.folder {
          needs[file.folder, default: [:]][home, default: []].insert(name)
        }
      }
    }
  }

  /// The folders in which each name is declared for all.
  private static func homes(of files: [FileNames]) -> [String: Set<String>] {
    files.reduce(into: [:]) { homes, file in
      for name in file.declared { homes[name, default: []].insert(file.folder) }
    }
  }

  /// The arrows between folders that stand on themselves, such as `Hints needs Practice for Help`.
  var circles: [String] {
    needs.keys.sorted().flatMap { folder in
      (needs[folder] ?? [:]).sorted { $0.key < $1.key }
        .filter { reached(from: $0.key).contains(folder) }
        .map { "\(folder) needs \($0.key) for \($0.value.sorted().joined(separator: ", "))" }
    }
  }

  /// All that a folder needs, and all that these need.
  private func reached(from folder: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      waiting += needs[next]?.keys.map { $0 } ?? []
    }
    return reached
  }
}
