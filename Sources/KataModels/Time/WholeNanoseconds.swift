extension TimeInterval {
  /// To the nanosecond, as the virtual clock counts: sums and differences of seconds are a shade more
  /// or less than what they stand for.
  package var wholeNanoseconds: TimeInterval { (self * 1e9).rounded() / 1e9 }
}
