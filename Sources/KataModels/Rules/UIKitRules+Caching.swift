extension UIKitRules {
  /// What a cache keeps.
  public struct Caching: Codable, Sendable, Hashable {
    @Rule(
      "When memory is short a cache forgets what it holds",
      since: "iOS 4",
      source:
        "developer.apple.com/documentation/foundation/nscache; stackoverflow.com/questions/10858815 for a memory warning",
      disputed: "whether a memory warning does it each time, reports differ; no kata asks")
    public var forgetsWhenMemoryIsShort = true

    @Rule(
      "A cache counts the cost that its objects were given with, and nothing for those without",
      since: "iOS 4",
      source:
        "developer.apple.com/documentation/foundation/nscache/setobject(_:forkey:cost:)"
    )
    public var countsCostsGiven = true

    @Rule(
      "Caches forget what they hold when the app goes to the background",
      since: "iOS 7", source: "sudrocket.de/blog/2020/10/how-to-make-nscache-do-its-job",
      disputed: "Apple doesn't say it, and no kata asks")
    public var forgetsInBackground = true

    public init() {}
  }
}
