/**
 * An error or warning of the parser: its code, and offsets into the YAML. Ours are `ALIAS`, for a
 * `*name` or `&name`, which the data never needs, and those of `findOddKeys`.
 */
export interface ParserError {
  code: string
  pos: readonly [start: number, end: number]
  message: string
}
