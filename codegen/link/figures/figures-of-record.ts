import type { Root } from 'mdast'
import type { StatedFigure } from '../../model/stated-figure.ts'
import type { AnyEntry } from '../../model/records.ts'
import { isExample } from '../../model/texts/markdown-text.ts'
import { nodesOf } from '../nodes-of.ts'
import { shownTextsOf } from '../record-checks/markdown/shown-text.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import { findFigures, mayHoldFigure } from './find-figures.ts'
import { isAboutLaw } from './is-about-law.ts'
import { linesNotOfLaw, withoutExample } from './lines-of-law.ts'
import { tiesOf } from './ties-of.ts'
import type { Tie } from './ties-of.ts'

/** The figures of law in a record, with all facts of the record: any of them may state one. */
export function figuresOfRecord(entry: AnyEntry): StatedFigure[] {
  const ties = tiesOf(entry)
  const facts = idsOf(ties)
  const figures: StatedFigure[] = []
  visitTexts(entry.value, (text, path) => {
    if (!isAboutLaw(entry.collection, path)) return
    for (const figure of findFigures(withoutExample(text))) figures.push({ ...figure, path, facts })
  })
  return entry.body && isAboutLaw(entry.collection, [])
    ? [...figures, ...figuresOfBody({ ...entry, body: entry.body }, ties)]
    : figures
}

// Amounts, days of the year and lengths of time in an example belong to its case. A share, a day of
// each month or a section is the law's there too.
const ofCase = /^(?:₹|\d+ [A-Z]|\d+ (?:day|week|month|year)s?$)/

function figuresOfBody(entry: AnyEntry & { body: Root }, ties: readonly Tie[]): StatedFigure[] {
  const notOfLaw = linesNotOfLaw(entry.body)
  const examples = new Set(nodesOf(entry.body).filter(isExample).flatMap(nodesOf))
  const sections = sectionsOf(entry, ties)
  return shownTextsOf(entry, mayHoldFigure).flatMap(({ node, start, text }) => {
    if (notOfLaw.has(node)) return []
    const facts = sections.findLast((section) => section.start <= start)?.facts ?? []
    const own = examples.has(node)
      ? findFigures(text).filter(({ name }) => !ofCase.test(name))
      : findFigures(withoutExample(text))
    return own.map((figure) => ({
      name: figure.name,
      start: start + figure.start,
      end: start + figure.end,
      facts,
    }))
  })
}

const unknownFact = ''

interface Section {
  start: number
  facts: readonly string[]
}

/** The sections of an article, from one ## to the next, and the text before the first. */
function sectionsOf({ body, source }: AnyEntry & { body: Root }, ties: readonly Tie[]): Section[] {
  const headings = body.children.filter((node) => node.type === 'heading' && node.depth <= 2)
  const starts = [0, ...headings.map(({ position }) => position?.start.offset ?? 0)]
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity
    const own = ties.filter(({ node }) => {
      const at = node?.position?.start.offset ?? -1
      return at >= start && at < end
    })
    const written = [...source.text.slice(start, end).matchAll(/:[ \t]*fact\b/gi)].length
    // An incomplete tie is refused elsewhere, and its fact is unknown.
    return { start, facts: [...idsOf(own), ...(written > own.length ? [unknownFact] : [])] }
  })
}

function idsOf(ties: readonly Tie[]): string[] {
  return [...new Set(ties.map(({ fact }) => fact))]
}
