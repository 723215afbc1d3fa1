import type { Nodes } from 'mdast'
import { findTie, nodesOf } from '../../model/texts/markdown-text.ts'
import type { Entry, LinkedData, AnyEntry } from '../../model/records.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import { checkPath, fixedPaths, recordPaths, statePath } from '../../model/route.ts'
import type { KeyPath } from '../../problem/problem.ts'

/** A place of a record that names a fact. */
export interface Tie {
  fact: string
  /** In YAML: the path of the sentence and its fact. */
  path?: KeyPath
  /** In Markdown: the node. */
  node?: Nodes
}

/** Every tie of a record to a fact, of a sentence or of the whole record, in YAML or Markdown. */
export function tiesOf(entry: Entry<unknown>): Tie[] {
  const ties: Tie[] = []
  visitTexts(entry.value, (text, path) => {
    if (isOfRecord(path)) ties.push({ fact: text })
    else if (namesFact(path)) ties.push({ fact: text, path: path.slice(0, -1) })
  })
  for (const node of nodesOf(entry.body)) {
    const tie = findTie(node)
    if (tie) ties.push({ fact: tie.id, node })
  }
  return ties
}

/** Whether the text at this path of a record is the id of a fact. */
export function namesFact(path: KeyPath): boolean {
  return path.at(-1) === 'fact' || isOfRecord(path)
}

/** Where the schema allows only plain text, as in a state's note, `facts` is beside it. */
function isOfRecord(path: KeyPath): boolean {
  return path.length === 2 && path[0] === 'facts'
}

// A reviewer wants to see one of many similar pages, and to know that there are others.
const everyCity = `${fixedPaths.cities}/…`
const everyState = `${statePath('')}…`
const everyService = `${fixedPaths.services}/…`

const pagesOfName: Partial<Record<AnyEntry['collection'], string>> = {
  'page:service': everyService,
  'page:city': everyCity,
  'page:state': everyState,
  'page:gst': fixedPaths.cities,
  trades: everyCity,
  categories: fixedPaths.services,
}

const pagesOfQuestions: Partial<Record<string | number, string>> = {
  home: fixedPaths.home,
  pricing: fixedPaths.pricing,
  city: everyCity,
}

/** The pages that show each fact, by its id. */
export function pagesOfFacts(data: LinkedData): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, Set<string>>()
  for (const entry of data.entries) {
    if (entry.collection === 'cities' || entry.collection === 'facts') continue
    for (const { fact, path = [] } of tiesOf(entry))
      pages.set(fact, (pages.get(fact) ?? new Set()).add(pageOf(entry, path, data)))
  }
  return new Map([...pages].map(([fact, paths]) => [fact, [...paths].sort()]))
}

function pageOf(entry: AnyEntry, path: KeyPath, data: LinkedData): string {
  const { collection, id, source } = entry
  if (entry.collection === 'checks')
    return [checkPath(entry), entry.value.outcomes[Number(path[1])]?.id].filter(Boolean).join('/')
  if (collection === 'states') return statePath(data.catalogue.states.get(id)?.value.name ?? '')
  const named = collection === 'faqs' ? pagesOfQuestions[path[0] ?? ''] : pagesOfName[collection]
  const page = recordPaths[collection]?.(id) ?? named
  if (page !== undefined) return page
  const name = collection.replace('page:', '')
  return isFixed(name) ? fixedPaths[name] : source.file
}

function isFixed(name: string): name is keyof typeof fixedPaths {
  return Object.hasOwn(fixedPaths, name)
}
