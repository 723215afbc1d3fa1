/** What a text has to fit into. */
export interface Room {
  /** Pixels. */
  width: number
  /** How wide a text is. */
  measure: (text: string) => number
}

/** A text in as few lines as it takes. A word that is wider than the room begins a line, and is broken anywhere. */
export function breakLines(text: string, { width, measure }: Room): string[] {
  const lines: string[] = []
  let line = ''
  const end = () => {
    if (line !== '') lines.push(line.trimEnd())
    line = ''
  }
  const add = (piece: string) => {
    if (measure((line + piece).trimEnd()) > width) end()
    line += piece
  }
  for (const piece of splitPieces(text)) {
    if (measure(piece.trimEnd()) <= width) {
      add(piece)
      continue
    }
    end()
    for (const letter of piece) add(letter)
  }
  end()
  return lines
}

/** Parts of a text behind which a line may end: words, what ends with a dash, and with a hyphen or a slash before a letter. */
const splitPieces = (text: string) => text.split(/(?<= )|(?<=[–—])(?=[^ ])|(?<=\w[-/])(?=[A-Za-z])/)

/** The same number of lines, as even as that allows. */
export function balanceLines(text: string, { width, measure }: Room): string[] {
  let best = breakLines(text, { width, measure })
  const most = best.length
  // A balanced line is never narrower than half the room, nor is a pixel more or less seen.
  let [tooNarrow, wideEnough] = [width / 2, width]
  while (tooNarrow + 1 < wideEnough) {
    const middle = (tooNarrow + wideEnough) / 2
    const lines = breakLines(text, { width: middle, measure })
    if (lines.length > most) tooNarrow = middle
    else [wideEnough, best] = [middle, lines]
  }
  return best
}

/** The first lines, of which the last one says that there was more. */
export function clampLines(lines: readonly string[], most: number, room: Room): string[] {
  if (lines.length <= most) return [...lines]
  return [...lines.slice(0, most - 1), endEarly(lines[most - 1] ?? '', room)]
}

/** One line, which ends early where it is wider than the room. */
export function cutLine(text: string, room: Room): string {
  return room.measure(text) <= room.width ? text : endEarly(text, room)
}

function endEarly(text: string, { width, measure }: Room): string {
  const most = width - measure('…')
  let kept = text.trimEnd()
  while (kept.length > 1 && measure(kept) > most) kept = kept.slice(0, -1).trimEnd()
  return `${kept}…`
}
