/// A value of an evidence file.
enum JSON: Decodable, Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
  var list: [JSON]? { if case .list(let value) = self { value } else { nil } }
  var object: [String: JSON]? { if case .object(let value) = self { value } else { nil } }

  subscript(key: String) -> JSON? { object?[key] }
  subscript(index: Int) -> JSON {
    guard let list, list.indices.contains(index) else { return .null }
    return list[index]
  }

  var numbers: [Double] { list?.compactMap(\.number) ?? [] }
  var texts: [String] { list?.compactMap(\.text) ?? [] }
}
