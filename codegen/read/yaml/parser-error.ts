/** An error or warning: of the parser, of `findOddKeys`, or `ALIAS`, which no data needs. */
export interface ParserError {
  code: string
  pos: readonly [start: number, end: number]
  message: string
}
