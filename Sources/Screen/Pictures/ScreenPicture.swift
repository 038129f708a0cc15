/// What is on show, as a value that knows neither the screen's size nor its colours.
package enum ScreenPicture: Equatable, Sendable {
  case chat(ChatPicture)
  case form(FormPicture)
  case page(PagePicture)
  case garden(GardenPicture)
  case calculator(CalculatorPicture)
  case plot(PlotPicture)
}
