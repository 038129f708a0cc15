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

  @Test(arguments: [
    (["XDG_RUNTIME_DIR": "/run/user/7"], "/run/user/7/mathbot"),
    (["XDG_RUNTIME_DIR": "run", "XDG_DATA_HOME": "/d"], "/d/mathbot"),
    ([:], "/home/mina/.local/share/mathbot"),
  ])
  func `what matters while programs run is beside the practice where there is no folder for it`(
    environment: [String: String], runtime: String
  ) {
    #expect(Folders(environment: environment, home: "/home/mina").runtime == runtime)
  }
}
