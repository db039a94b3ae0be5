import UIKit

// Without an await at top level, and without a stage to move time, the program ends with its last
// statement: what is queued then never runs.
DispatchQueue.main.async { print("queued") }
Task { print("task") }
print("end")
