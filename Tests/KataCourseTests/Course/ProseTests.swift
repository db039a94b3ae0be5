import Testing

@testable import KataCourse

@Suite struct `A page of prose` {
  @Test func `has its code rewritten, wherever it stands, and its words left alone`() {
    let markdown = """
      Pear and `Pear.eat` and **bold `Pear`**, \\`Pear\\`, ``Pear `x` ``.

      > a quote of `Pear`

      - a list
        - with `Pear`
          and `Pear`

      | `Pear` | Pear |
      |---|---|

      ```swift
      let pear = Pear()
      ```

          Pear()
      """
    let rewritten = Prose(markdown).mapCode { $0.replacing("Pear", with: "Plum") }
    #expect(
      rewritten == """
        Pear and `Plum.eat` and **bold `Plum`**, \\`Pear\\`, ``Plum `x` ``.

        > a quote of `Plum`

        - a list
          - with `Plum`
            and `Plum`

        | `Plum` | Pear |
        |---|---|

        ```swift
        let pear = Plum()
        ```

            Plum()
        """)
  }
}
