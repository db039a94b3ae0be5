extension JSONDecoder {
  /// Foundation's own, on the thread that calls; a million bytes of it take what
  /// `Stage.cost(of: .parsing)` says.
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    WorkCosts.spend(on: .parsing, times: Double(data.count) / 1e6)
    return try self.Foundation::decode(type, from: data)
  }
}
