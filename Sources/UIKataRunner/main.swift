import Foundation
import KataConsole

// Where files may not grow any further, writing fails as on a full disk, and ends nothing.
signal(SIGXFSZ, SIG_IGN)

let arguments = Array(CommandLine.arguments.dropFirst())
let environment = ProcessInfo.processInfo.environment
do throws(UsageError) {
  let commandLine = try CommandLineReading(arguments)
  let language =
    if let asked = commandLine.language { asked } else {
      try Language.named(in: environment) ?? .english
    }
  let uikata = UIKata(environment: environment, katas: commandLine.katas, language: language)
  exit(await uikata.perform(commandLine.invocation).code)
} catch {
  let language = Language.spoken(with: arguments, environment)
  UIKata.aside("uikata: " + language.usage.sentence(for: error))
  exit(2)
}
