import ArgumentParser
import Quiz

extension TableMix: ExpressibleByArgument {}
