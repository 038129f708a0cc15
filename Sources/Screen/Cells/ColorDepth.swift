/// How many colours the terminal can show; of the console's sixteen eight can stand behind letters.
package enum ColorDepth: Sendable { case none, eight, sixteen, palette256, trueColor }
