/// Names what a file was made from: FNV-1a over 128 bits, as hexadecimal.
///
/// It tells programs apart, and keeps nobody out: whoever can write into the cache can put an
/// executable of their own there anyway.
struct ContentHash {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  /// Takes in a part. Where one part ends and the next begins counts too.
  mutating func combine(_ part: String) {
    for byte in part.utf8 { take(byte) }
    take(0xff)  // no byte of UTF-8
  }

  var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  private mutating func take(_ byte: UInt8) {
    state ^= UInt128(byte)
    state &*= 0x0000_0000_0100_0000_0000_0000_0000_013b
  }
}
