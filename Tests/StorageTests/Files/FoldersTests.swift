import Storage
import Testing

struct FoldersTests {
  @Test(arguments: [
    ([:], "/home/mina/.config/mathbot", "/home/mina/.local/share/mathbot"),
    (
      ["XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d"], "/c/mathbot", "/d/mathbot"
    ),
    (
      ["XDG_CONFIG_HOME": "", "XDG_DATA_HOME": ""], "/home/mina/.config/mathbot",
      "/home/mina/.local/share/mathbot"
    ),
    (
      ["XDG_CONFIG_HOME": "c", "XDG_DATA_HOME": "../d"], "/home/mina/.config/mathbot",
      "/home/mina/.local/share/mathbot"
    ),
    (["HOME": "/h"], "/h/.config/mathbot", "/h/.local/share/mathbot"),
    (["HOME": "h"], "/home/mina/.config/mathbot", "/home/mina/.local/share/mathbot"),
  ])
  func `the environment names the folders`(
    environment: [String: String], config: String, data: String
  ) {
    let folders = Folders(environment: environment, home: "/home/mina")
    #expect(folders.config == config)
    #expect(folders.data == data)
    #expect(folders.settingsFile == config + "/config")
    #expect(folders.database == data + "/mathbot.sqlite")
  }
}
