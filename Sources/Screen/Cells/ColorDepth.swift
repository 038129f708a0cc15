/// How many colours the terminal can show.
package enum ColorDepth: Sendable { case none, sixteen, palette256, trueColor }
