// Imported by no Swift file: SwiftPM wants a public header folder.
