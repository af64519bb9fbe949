import NavLintCLI
import Platform

Signals.install()
StandardStream.reserveClosed()
Signals.endProcess(
  status: Program.run(ProcessArguments.words, Console.process()).rawValue)
