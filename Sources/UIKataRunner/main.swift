import Foundation
import KataConsole

do {
  let commandLine = try CommandLineReading(Array(CommandLine.arguments.dropFirst()))
  let uikata = UIKata(
    environment: ProcessInfo.processInfo.environment, katas: commandLine.katas)
  exit(await uikata.perform(commandLine.invocation).code)
} catch {
  UIKata.aside("uikata: " + Language.english.usage.sentence(for: error))
  exit(2)
}
