import KataModels
import KataStage
import Testing

@testable import KataModels

@MainActor @Suite struct `A cache` {
  private final class Listener: NSObject, NSCacheDelegate {
    var heard: [String] = []

    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) {
      heard.append("\(cache.name) lets go of \(object)")
      // Neither is possible here.
      cache.removeAllObjects()
      cache.setObject(self, forKey: self)
    }
  }

  private func names(_ cache: NSCache<NSString, NSString>, of keys: [String]) -> [String] {
    keys.filter { cache.object(forKey: $0 as NSString) != nil }
  }

  @Test func `finds what is stored under an equal key, until it is removed`() {
    let cache = NSCache<NSURL, NSString>()
    let (url, same) = (NSURL(string: "https://a.example/1"), NSURL(string: "https://a.example/1"))
    guard let url, let same else { return }
    cache.setObject("photo", forKey: url)
    #expect(url !== same)
    #expect(cache.object(forKey: same) == "photo")
    cache.setObject("another", forKey: same)
    #expect(cache.object(forKey: url) == "another")
    cache.removeObject(forKey: url)
    #expect(cache.object(forKey: same) == nil)
  }

  @Test func `keeps its objects alive`() {
    weak var kept: NSObject?
    let cache = NSCache<NSString, NSObject>()
    do {
      let object = NSObject()
      kept = object
      cache.setObject(object, forKey: "one")
    }
    #expect(kept != nil)
    cache.removeAllObjects()
    #expect(kept == nil)
  }

  @Test func `holds no more than its limits say`() {
    let cache = NSCache<NSString, NSString>()
    cache.countLimit = 2
    for key in ["one", "two", "three"] { cache.setObject("x", forKey: key as NSString) }
    #expect(names(cache, of: ["one", "two", "three"]).count == 2)
    let bytes = NSCache<NSString, NSString>()
    bytes.totalCostLimit = 100
    for key in ["one", "two", "three"] { bytes.setObject("x", forKey: key as NSString, cost: 40) }
    #expect(names(bytes, of: ["one", "two", "three"]).count == 2)
    bytes.setObject("x", forKey: "huge", cost: 101)
    #expect(names(bytes, of: ["huge"]) == [])
  }

  @Test func `counts only the costs that it is told`() {
    let cache = NSCache<NSString, NSData>()
    cache.totalCostLimit = 100
    for number in 1...50 {
      cache.setObject(NSData(data: Data(count: 90)), forKey: "\(number)" as NSString)
    }
    #expect((1...50).allSatisfy { cache.object(forKey: "\($0)" as NSString) != nil })
    cache.setObject(NSData(), forKey: "told", cost: 90)
    cache.setObject(NSData(), forKey: "told", cost: 80)
    #expect(cache.object(forKey: "told") != nil)
    #expect((1...50).allSatisfy { cache.object(forKey: "\($0)" as NSString) != nil })
  }

  @Test func `tells its delegate of each object it lets go of`() {
    let (cache, listener) = (NSCache<NSString, NSString>(), Listener())
    (cache.name, cache.countLimit, cache.delegate) = ("photos", 1, listener)
    cache.setObject("Ada", forKey: "1")
    cache.setObject("Bo", forKey: "2")
    cache.removeObject(forKey: "2")
    cache.removeObject(forKey: "2")
    #expect(listener.heard == ["photos lets go of Ada", "photos lets go of Bo"])
  }

  @Test func `is empty after a memory warning, and after the app was in the background`() {
    let (stage, cache) = (Stage(UIViewController()), NSCache<NSString, NSString>())
    cache.setObject("photo", forKey: "1")
    stage.interrupt()
    #expect(cache.object(forKey: "1") != nil)
    stage.memoryWarning()
    #expect(cache.object(forKey: "1") == nil)
    cache.setObject("photo", forKey: "1")
    #expect(cache.object(forKey: "1") == "photo")
    stage.enterBackground()
    stage.enterForeground()
    #expect(cache.object(forKey: "1") == nil)
  }

  /// Never beyond a limit, and what it answers is what was stored last.
  @Test(arguments: 1...20) func `keeps to its limits whatever is stored and removed`(seed: Int) {
    var numbers = SeededGenerator(seed: seed)
    let cache = NSCache<NSString, NSNumber>()
    (cache.countLimit, cache.totalCostLimit) = (10, 100)
    var stored: [Int: (value: Int, cost: Int)] = [:]
    for value in 1...500 {
      let (key, cost) = (
        Int.random(in: 1...30, using: &numbers), Int.random(in: 0...40, using: &numbers)
      )
      if Int.random(in: 1...5, using: &numbers) == 1 {
        cache.removeObject(forKey: "\(key)" as NSString)
        stored[key] = nil
      } else {
        cache.setObject(NSNumber(value: value), forKey: "\(key)" as NSString, cost: cost)
        stored[key] = (value, cost)
      }
      let kept = (1...30).filter { cache.object(forKey: "\($0)" as NSString) != nil }
      #expect(kept.count <= 10)
      #expect(kept.compactMap { stored[$0]?.cost }.reduce(0, +) <= 100)
      for key in kept {
        #expect(cache.object(forKey: "\(key)" as NSString)?.intValue == stored[key]?.value)
      }
    }
  }

  @Test func `may be believed never to forget, or to know how many bytes it holds`() {
    var rules = UIKitRules().caching
    (rules.forgetsWhenMemoryIsShort, rules.countsCostsGiven) = (false, false)
    let (belief, truth) = (CachePolicy(rules), CachePolicy(UIKitRules().caching))
    let cache = NSCache<NSString, NSString>()
    cache.setObject("photo", forKey: "1")
    belief.memoryIsShort()
    #expect(cache.object(forKey: "1") == "photo")
    truth.memoryIsShort()
    #expect(cache.object(forKey: "1") == nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    #expect([belief, truth].map { $0.cost(image, 1) } == [3600, 1])
    #expect([belief, truth].map { $0.cost(NSData(data: Data(count: 7)), 1) } == [7, 1])
    #expect([belief, truth].map { $0.cost(NSString("text"), 1) } == [1, 1])
  }
}
