import UIKit

// When nothing is left to do and the main task still waits, the program ends and says so.
print("waiting")
let (visits, visit) = AsyncStream<String>.makeStream()
for await screen in visits { print(screen) }
withExtendedLifetime(visit) { print("never") }
