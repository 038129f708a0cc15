/// What people call a command or an option who know it from elsewhere, and its name here.
enum MeantWords {
  /// The name of a command, with that of one below it where it is told by that; nil for a word that
  /// means none.
  static func command(_ word: String) -> String? { commands[word.lowercased()] }

  /// The name of an option, with its dashes; nil for one that means none.
  static func option(_ option: String) -> String? { options[option.lowercased()] }

  private static let commands = [
    "start": "practice", "play": "practice", "go": "practice", "begin": "practice",
    "chat": "practice", "robo": "practice", "train": "practice", "practise": "practice",
    "settings": "config", "setup": "config", "options": "config", "preferences": "config",
    "report": "progress", "stats": "progress", "statistics": "progress", "results": "progress",
    "calculator": "calc", "calculate": "calc", "equation": "solve", "graph": "plot", "draw": "plot",
    "units": "convert", "sheet": "worksheet", "test": "check", "children": "learner",
    "child": "learner", "players": "learner", "export": "data export", "import": "data import",
    "backup": "data export", "delete": "data delete", "erase": "data delete",
    "print": "worksheet", "add": "learner add", "rename": "learner rename",
    "remove": "learner remove", "set": "config set", "get": "config get",
  ]

  private static let options = [
    "--level": "--difficulty", "--name": "--learner", "--child": "--learner",
    "--player": "--learner", "--time": "--minutes", "--duration": "--minutes", "--pdf": "--html",
    "--tables": "--table", "--count": "--questions", "--number": "--questions",
    "--solutions": "--answers", "--precision": "--digits", "--decimals": "--places",
    "--rad": "--radians", "--explain": "--steps", "--step": "--steps",
  ]
}
