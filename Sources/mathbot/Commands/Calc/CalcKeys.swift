import Calculator
import Content
import Quiz
import Storage
import Terminal
import Tutor

/// The calculator with keys, as the settings and the options want it.
@MainActor
struct CalcKeys {
  private let environment: Environment
  private let options: CalcOptions
  private let global: GlobalOptions
  private let settings: Settings

  init(_ options: CalcOptions, _ global: GlobalOptions, _ environment: Environment) throws {
    self.environment = environment
    self.options = options
    self.global = global
    settings = try SettingsStore.ofUser.loadUsable().settings
  }

  /// What it says in.
  var texts: Texts { Texts(settings.language.spoken(system: environment.language)) }

  /// There is a full screen, and nobody asked for the plain form.
  var hasScreen: Bool {
    !global.plain && !global.accessible && !settings.accessible
      && !environment.terminal.wantsAccessible
  }

  /// Runs until the calculator is left.
  func run() throws -> Never {
    LostScreen.mendHere()
    let keeper = CalculationKeeper(limit: settings.history)
    var news: [CalculationKeeper.News] = []
    keeper.tell = { news.append($0) }
    let history = keeper.calculations()
    let screen = FullScreen(
      environment: environment, color: try global.color.value(), settings: settings)
    let page = CalculatorPage(
      texts: texts, options: pageOptions, size: screen.terminal.size, history: history)
    let calculator = CalculatorScreen(page, keeper: keeper, screen: screen, news: news)
    try PageLoop(calculator, on: screen).run()
  }

  private var pageOptions: CalculatorPageOptions {
    CalculatorPageOptions(
      angleUnit: options.angle?.unit ?? settings.angle.unit,
      places: options.digits.places ?? settings.places, historyLimit: settings.history,
      animation: settings.animation && !global.noAnimation)
  }
}
