import type { Root, Nodes, RootContent, Table } from 'mdast'
import type { StatedFigure } from '../../model/stated-figure.ts'
import type { AnyEntry } from '../../model/records.ts'
import { isExample, textOf, nodesOf } from '../../model/texts/markdown-text.ts'
import { shownTextsOf } from '../record-checks/markdown/shown-text.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import { findFigures, mayHoldFigure } from './find-figures.ts'
import { tiesOf } from './ties-of.ts'
import type { Tie } from './ties-of.ts'
import type { CollectionName } from '../../model/collections.ts'
import type { KeyPath } from '../../problem/problem.ts'

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
    return own.map(({ name, ...at }) => ({ name, start: start + at.start, end: start + at.end, facts }))
  })
}

const unknownFact = ''

/** The sections of an article, from one ## to the next, and the text before the first. */
function sectionsOf({ body, source }: AnyEntry & { body: Root }, ties: readonly Tie[]) {
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

const example = /\bexamples?\b/i

// A column under such a heading lists prices, not figures of law.
const ownColumn = /\b(?:price|example)s?\b/i

// Made-up figures that show how the law works, and so are the results in the same paragraph.
const exampleOpening = /\b(?:For example|for example|For instance|for instance|Examples?[:.]|Suppose)/

/** The text up to where an example begins. */
function withoutExample(text: string): string {
  const at = text.search(exampleOpening)
  return at < 0 ? text : text.slice(0, at)
}

/** The parts of a Markdown text whose figures are those of examples and of prices. */
function linesNotOfLaw(body: Root): ReadonlySet<Nodes> {
  const left = new Set<Nodes>()
  let exampleDepth = Infinity
  body.children.forEach((node, index) => {
    // Its lines are law except for the figures of its case.
    if (isExample(node)) return
    if (node.type === 'heading' && node.depth <= exampleDepth)
      exampleDepth = example.test(textOf(node)) ? node.depth : Infinity
    const isOwn = exampleDepth < Infinity || leadsOn(body.children[index - 1])
    for (const part of isOwn ? nodesOf(node) : cellsNotOfLaw(nodesOf(node))) left.add(part)
  })
  return left
}

/** Whether an example continues in the list or table below it. */
function leadsOn(node: RootContent | undefined): boolean {
  if (node?.type !== 'paragraph') return false
  const text = textOf(node)
  return text.trimEnd().endsWith(':') && exampleOpening.test(text)
}

function cellsNotOfLaw(nodes: readonly Nodes[]): Nodes[] {
  const tables = nodes.filter((node): node is Table => node.type === 'table')
  return tables.flatMap(({ children: [head, ...rows] }) => {
    const isOwn = (head?.children ?? []).map((cell) => ownColumn.test(textOf(cell)))
    return rows.flatMap((row) => row.children.filter((_, column) => isOwn[column]))
  })
}

/** What visitors read about the law. Other pages state the firm's own figures. */
const ofLaw: ReadonlySet<CollectionName> = new Set<CollectionName>([
  'services',
  'articles',
  'states',
  'trades',
  'faqs',
  'categories',
  'page:home',
  'page:services',
  'page:service',
  'page:gst',
  'page:state',
  'page:city',
  'page:about',
  'page:compare',
  'page:late',
])

/** Keys of texts with the firm's own figures, or, like `keywords` and `evidence`, with none. */
const ofTheFirm: ReadonlySet<string | number> = new Set([
  'pricing',
  'price',
  'inAll',
  'priceNote',
  'basis',
  'timeline',
  'stats',
  'claims',
  'reviewedOn',
  'date',
  'updated',
  'keywords',
  'evidence',
  'fact',
  'facts',
])

/** Keys of a fact that say where and when it was read, and which rule computes it. */
const ofTheReading: ReadonlySet<string | number> = new Set(['source', 'checkedOn', 'status', 'rule'])

/** Whether a record's text is about law: decided by its place, never by its words. */
function isAboutLaw(collection: CollectionName, path: KeyPath): boolean {
  if (collection === 'facts') return !path.some((key) => ofTheReading.has(key))
  // The questions of the pricing page are about the firm's own terms.
  if (collection === 'faqs' && path[0] === 'pricing') return false
  return ofLaw.has(collection) && !path.some((key) => ofTheFirm.has(key))
}
