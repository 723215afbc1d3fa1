/** The square of a state on the map, counted from one at the north-west. */
interface Tile {
  row: number
  column: number
}

/** The squares of a drawn map by the letters in them. */
export function tilesOf(rows: readonly string[]): ReadonlyMap<string, Tile> {
  return new Map(squaresOf(rows).map(({ code, row, column }) => [code, { row, column }]))
}

/** Every square with letters, in the order in which they are read. */
export function squaresOf(rows: readonly string[]): (Tile & { code: string })[] {
  return rows.flatMap((text, index) =>
    text.split(' ').flatMap((code, place) => (code === '..' ? [] : [{ code, row: index + 1, column: place + 1 }])),
  )
}
