/// Keeps objects that can be made again, and forgets them when it likes: beyond a limit, and when
/// memory is short (developer.apple.com/documentation/foundation/nscache).
///
/// What is promised is little: it may be used on any thread, and it keeps its objects alive. Limits
/// are hints, and which objects go first isn't said. The model keeps to its limits at once and lets
/// go of what came first; no kata asks about either.
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  public final var name = ""
  /// How many objects it should hold; 0: any number.
  public final var countLimit = 0 {
    didSet { keepToLimits() }
  }
  /// What the costs given with its objects should come to; 0: any sum.
  public final var totalCostLimit = 0 {
    didSet { keepToLimits() }
  }
  public final weak var delegate: (any NSCacheDelegate)?

  private var entries: [CacheKey: Entry] = [:]
  /// The keys in the order their objects came, those that went meanwhile included.
  private var line: [(key: CacheKey, number: Int)] = []
  private var firstInLine = 0
  private var lastNumber = 0
  private var totalCost = 0
  /// The delegate hears of an object. The cache can't be changed meanwhile
  /// (developer.apple.com/documentation/foundation/nscachedelegate/cache(_:willevictobject:)).
  private var isTelling = false

  private struct Entry {
    let object: ObjectType
    let cost: Int
    let number: Int
  }

  public override init() {
    super.init()
    Caches.shared.enlist(self)
  }

  // MARK: Using

  open func object(forKey key: KeyType) -> ObjectType? { entries[CacheKey(key)]?.object }

  /// Keeps the object at no cost: it counts for nothing in `totalCostLimit`.
  open func setObject(_ object: ObjectType, forKey key: KeyType) {
    setObject(object, forKey: key, cost: 0)
  }

  /// - Parameter cost: in whatever unit the program likes, mostly bytes. Only what is given here is
  ///   counted (developer.apple.com/documentation/foundation/nscache/totalcostlimit).
  open func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
    guard !isTelling else { return }
    let (key, cost) = (CacheKey(key), max(0, CachePolicy.current.cost(object, cost)))
    if let old = entries[key] { totalCost -= old.cost }
    lastNumber += 1
    entries[key] = Entry(object: object, cost: cost, number: lastNumber)
    append(key)
    totalCost += cost
    keepToLimits()
  }

  open func removeObject(forKey key: KeyType) { remove(CacheKey(key)) }

  open func removeAllObjects() {
    guard !isTelling else { return }
    while let key = nextInLine() { remove(key) }
    (line, firstInLine) = ([], 0)
  }

  // MARK: Forgetting

  private var isBeyondLimits: Bool {
    (countLimit > 0 && entries.count > countLimit)
      || (totalCostLimit > 0 && totalCost > totalCostLimit)
  }

  private func keepToLimits() {
    while !isTelling, isBeyondLimits, let key = nextInLine() { remove(key) }
  }

  /// Puts a key at the end of the line, and closes the line up where most of it has gone.
  private func append(_ key: CacheKey) {
    if line.count > 2 * entries.count + 64 {
      line = line.filter { entries[$0.key]?.number == $0.number }
      firstInLine = 0
    }
    line.append((key, lastNumber))
  }

  /// The key whose object has been there longest.
  private func nextInLine() -> CacheKey? {
    while firstInLine < line.count {
      let (key, number) = line[firstInLine]
      if entries[key]?.number == number { return key }
      firstInLine += 1
    }
    return nil
  }

  private func remove(_ key: CacheKey) {
    guard !isTelling, let entry = entries[key] else { return }
    isTelling = true
    delegate?.cache(ofAnything, willEvictObject: entry.object)
    isTelling = false
    entries[key] = nil
    totalCost -= entry.cost
  }
}

extension NSCache: ForgetfulCache {
  /// As delegates get it. Safe: a cache of other objects has the same layout.
  private var ofAnything: NSCache<AnyObject, AnyObject> {
    Unmanaged.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
  }
}

/// Hears of each object that a cache lets go of
/// (developer.apple.com/documentation/foundation/nscachedelegate).
public protocol NSCacheDelegate: NSObjectProtocol {
  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any)
}

extension NSCacheDelegate {
  public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) {}
}

/// Keys are equal where they say so, as `NSString` and `NSURL` do.
private struct CacheKey: Hashable {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  static func == (one: CacheKey, other: CacheKey) -> Bool {
    if one.object === other.object { return true }
    guard let one = one.object as? NSObject, let other = other.object as? NSObject else {
      return false
    }
    return one.isEqual(other)
  }

  func hash(into hasher: inout Hasher) {
    if let object = object as? NSObject {
      hasher.combine(object.hash)
    } else {
      hasher.combine(ObjectIdentifier(object))
    }
  }
}
