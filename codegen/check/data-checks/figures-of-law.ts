import { groupBy } from '../../lib/group-by.ts'
import type { Place, Problem } from '../../problem/problem.ts'
import type { Check } from '../check.ts'
import type { Nodes } from 'mdast'
import { findTie, isExample, nodesOf } from '../../model/texts/markdown-text.ts'
import { placeOfNode, placeIn } from '../../model/records.ts'
import type { AnyEntry, LinkedData } from '../../model/records.ts'
import { valueAt } from '../../model/texts/visit-texts.ts'
import { findFigures, mayHoldFigure } from '../figures/find-figures.ts'
import { shownTextsOf } from '../record-checks/markdown/shown-text.ts'
import type { StatedFigure } from '../../model/stated-figure.ts'
import { isRecord } from '../../lib/is-record.ts'
import { findRange, placeAt } from '../../model/source.ts'

/** A fact must state each figure of law. */
export const checkFiguresOfLaw: Check = (data, report) => {
  // Without the facts every figure would be reported.
  if (data.isPartial('facts')) return
  const facts = namesOfFacts(data)
  // A tie belongs to a sentence.
  const sentences = groupBy(untiedFigures(data, facts), (one) =>
    [one.entry.source.file, one.entry.id, ...(one.figure.path ?? []), sentenceOf(one)].join('/'),
  )
  for (const figures of sentences.values()) report(explain(figures, facts))
}

function explain(untied: readonly [UntiedFigure, ...UntiedFigure[]], facts: StatedNames): Problem {
  const figures = [...new Set(untied.map(({ figure }) => figure.name))]
  const fitting = [...facts].filter(([, stated]) => figures.every((name) => isStated(name, stated))).map(([id]) => id)
  const named = findOwnFact(untied[0])
  return {
    code: 'untied-figure',
    message: `The text states ${listed(figures)}, but ${named === undefined ? 'names no fact that says so' : `the fact that it names, "${named}", does not`}.`,
    place: placeOfFigure(untied[0]),
    hint: hintFor(untied[0], fitting.length === 1 ? fitting[0] : undefined, named),
  }
}

/** What to do: `id` is the only fact that says the figures, `named` the one that the text names. */
function hintFor({ entry, figure: { path } }: UntiedFigure, id: string | undefined, named: string | undefined): string {
  if (named !== undefined)
    return `Look at the figure first. ${id === undefined ? `If it is right, write it with its source into the fact "${named}" in data/facts.yaml.` : `If it is right, name the fact "${id}", which says it.`}`
  if (path?.[0] === 'seo')
    return `Take it out: a text for search engines names no fact. It may stay where a sentence of the page is tied to the fact${id === undefined ? ' that says it' : ` "${id}"`}.`
  // The texts of states and trades are plain.
  const isPlain = entry.collection === 'states' || entry.collection === 'trades'
  const inYaml = isPlain ? 'facts: [*] beside the text' : '{ text: …, fact: * }'
  const tie = path === undefined ? '::fact[*] alone on a line below' : inYaml
  return id === undefined
    ? `Write it with its source into data/facts.yaml, then tie the sentence to it: ${tie.replace('*', 'its-id')}`
    : `If it is the fact "${id}", tie the sentence to it: ${tie.replace('*', id)}`
}

/** The fact that a sentence names: beside it in YAML, around or below it in Markdown. */
function findOwnFact({ entry, figure: { path, end } }: UntiedFigure): string | undefined {
  if (!path) {
    const behind = /^(?:[^[\]\n]*\]\{|.*\n(?:.+\n)*\n*::fact\[)([a-z0-9-]+)/.exec(entry.source.text.slice(end))
    return behind?.[1]
  }
  const beside = valueAt(entry.value, path.slice(0, -1))
  return isRecord(beside) && typeof beside['fact'] === 'string' ? beside['fact'] : undefined
}

function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
}

/** An example may have figures of its own only if it names a fact and uses a figure of it. */
export const checkExampleFacts: Check = (data, report) => {
  if (data.isPartial('facts')) return
  const facts = namesOfFacts(data)
  for (const entry of data.entries) {
    for (const example of entry.body?.children.filter(isExample) ?? []) {
      const ids = nodesOf(example).flatMap((node) => findTie(node)?.id ?? [])
      const figures = figuresIn(entry, example)
      // A fact that does not exist is reported where it is named.
      const isFounded = ids.some((id) => {
        const stated = facts.get(id)
        return stated === undefined || figures.some((name) => isStated(name, stated))
      })
      if (!isFounded) report({ code: 'untied-figure', ...explainExample(ids), place: placeOfNode(entry, example) })
    }
  }
}

function explainExample(ids: readonly string[]): { message: string; hint: string } {
  return ids.length === 0
    ? {
        message: 'This example names no fact of the law from which its figures follow.',
        hint: 'Write above its closing ::: the fact whose rule it applies: ::fact[its-id]. An example without law needs no :::example; it begins with "For example".',
      }
    : {
        message: `This example works with no figure of ${ids.length === 1 ? 'the fact' : 'the facts'} that it names (${ids.join(', ')}).`,
        hint: 'Name the fact whose figure it uses, or write that figure into the example.',
      }
}

function figuresIn(entry: AnyEntry, example: Nodes): string[] {
  return shownTextsOf(entry, mayHoldFigure, example).flatMap(({ text }) => findFigures(text).map(({ name }) => name))
}

interface UntiedFigure {
  entry: AnyEntry
  figure: StatedFigure
}

/** The figures of law without a fact, in the order of the data. */
function untiedFigures(data: LinkedData, stated: StatedNames): UntiedFigure[] {
  return data.entries.flatMap((entry) => {
    if (entry.collection === 'facts') return []
    return (data.figures.get(entry) ?? [])
      .filter(({ name, facts }) => !facts.some((id) => says(stated.get(id), name)))
      .map((figure) => ({ entry, figure }))
  })
}

/** The names of the figures that each fact states. */
type StatedNames = ReadonlyMap<string, ReadonlySet<string>>

function namesOfFacts({ entries, figures }: LinkedData): StatedNames {
  const facts = entries.filter(({ collection }) => collection === 'facts')
  return new Map(facts.map((fact) => [fact.id, statedNames((figures.get(fact) ?? []).map(({ name }) => name))]))
}

/** A fact that is missing or has a mistake of its own is reported there. */
function says(stated: ReadonlySet<string> | undefined, name: string): boolean {
  return stated === undefined || isStated(name, stated)
}

const date = /^(\d+) ([A-Z][a-z]+)(?: (\d{4}))?$/

/** The names under which figures of a fact are found: a day is found with and without its year. */
export function statedNames(names: Iterable<string>): Set<string> {
  const stated = new Set(names)
  for (const name of [...stated]) {
    const [, day, month, year] = date.exec(name) ?? []
    if (year !== undefined) stated.add(`${day} ${month} of one year`)
  }
  return stated
}

/** Whether a fact states this figure: "the 7th" states "7 December 2026". */
export function isStated(name: string, stated: ReadonlySet<string>): boolean {
  if (stated.has(name)) return true
  const [, day, month, year] = date.exec(name) ?? []
  if (day === undefined) return false
  if (stated.has(year === undefined ? `${day} ${month} of one year` : `${day} ${month}`)) return true
  return ['st', 'nd', 'rd', 'th'].some((ending) => stated.has(`${day}${ending}`))
}

/** The exact place of a figure; a text of YAML may span many lines. */
function placeOfFigure({ entry, figure }: UntiedFigure): Place {
  const { source } = entry
  const { path, start, end } = figure
  if (!path) return placeAt(source, start, end)
  const place = placeIn(entry, path)
  const range = findRange(place)
  const text = textOfFigure({ entry, figure })
  // YAML folds lines, so a space may be any white space.
  const written = new RegExp(`(${anyBlanks(text.slice(0, start))})(${anyBlanks(text.slice(start, end))})`)
  const found = written.exec(source.text.slice(range.start))
  // Letters after a backslash are written differently from how they read.
  if (!found || found.index > range.end - range.start) return place
  const [, before = '', match = ''] = found
  const at = range.start + found.index + before.length
  return { ...place, range: [at, at + match.length] }
}

function anyBlanks(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('\\s+')
}

/** The text that holds a figure: the value of its key, or the whole file. */
function textOfFigure({ entry, figure }: UntiedFigure): string {
  if (!figure.path) return entry.source.text
  return String(valueAt(entry.value, figure.path))
}

/** The sentence or table row that holds a figure, on one line. */
function sentenceOf(untied: UntiedFigure): string {
  const text = textOfFigure(untied)
  const { start, end } = untied.figure
  const from = Math.max(
    ...[...text.slice(0, start).matchAll(sentenceEnd)].map((match) => match.index + match[0].length),
    0,
  )
  const to = text.slice(end).search(sentenceEnd)
  const sentence = text.slice(from, to < 0 ? text.length : end + to + 1)
  return sentence.replace(/\s+/g, ' ').replace(/^[\s|*-]+|(?<![\s|])[\s|]+$/g, '')
}

// A full stop before a space, an empty line, or the end of a line of a list or a table.
const sentenceEnd = /[.?!](?=\s)|\n\s*\n|\n(?=\s*[-*|])|\|\s*\n/g
