import { isRecord } from '../../lib/is-record.ts'
import { present } from '../../lib/present.ts'
import { placeIn } from '../../model/records.ts'
import type { AnyEntry, LinkedData } from '../../model/records.ts'
import { calculatorPath, checkPath, estimatorPath, fixedPaths, statePath } from '../../model/route.ts'
import type { KeyPath, Place } from '../../problem/problem.ts'

type Part = Readonly<Record<string, unknown>> & { checkedOn: string }

/** A fact, a row of a rule or a state's tax, which was compared with its source on a day. */
export interface CheckedPart {
  id: string
  topic: string
  value: Part
  /** The path of its day. */
  place: Place
  pages: readonly string[]
}

type Found = Pick<CheckedPart, 'value'> & { path: KeyPath }

type PagesOf = ReadonlyMap<string, readonly string[]>

/** Every figure of law with its day, in the order of the data; not the facts about places. */
export function findCheckedParts({ entries, catalogue }: LinkedData, pages: PagesOf): CheckedPart[] {
  return entries
    .filter(({ collection }) => ofLaw.has(collection))
    .flatMap((entry) =>
      partsIn(entry.value, []).map((found) => ({
        value: found.value,
        place: placeIn(entry, [...found.path, 'checkedOn']),
        ...nameOf(entry, found, { catalogue, pages }),
      })),
    )
}

const ofLaw: ReadonlySet<string> = new Set(['facts', 'rules', 'extensions', 'professionalTax', 'checks'])

function partsIn(value: unknown, path: Found['path']): Found[] {
  if (isPart(value)) return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => partsIn(item, [...path, index]))
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => partsIn(item, [...path, key])) : []
}

function isPart(value: unknown): value is Part {
  return isRecord(value) && typeof value['checkedOn'] === 'string'
}

/** The name of a part for reviewers, and the pages that show it. */
function nameOf(
  entry: AnyEntry,
  { path, value }: Found,
  { catalogue, pages }: Pick<LinkedData, 'catalogue'> & { pages: PagesOf },
): Pick<CheckedPart, 'id' | 'topic' | 'pages'> {
  const { id } = entry
  if (entry.collection === 'facts') return { id, topic: entry.value.topic, pages: pages.get(id) ?? [] }
  if (entry.collection === 'rules') {
    const facts = [...catalogue.facts.values()].filter((fact) => fact.value.rule === id)
    const shown = new Set([pageOfRule(id), ...facts.flatMap((fact) => pages.get(fact.id) ?? [])])
    return { id: `${id} from ${String(value['from'])}`, topic: entry.value.title, pages: [...shown] }
  }
  if (entry.collection === 'extensions')
    return { id, topic: `Extension of ${entry.value.rules.join(', ')}`, pages: entry.value.rules.map(pageOfRule) }
  if (entry.collection === 'checks') {
    const outcome = present(entry.value.outcomes[Number(path[1])], 'outcome')
    return { id: `${id} ${outcome.id}`, topic: outcome.heading, pages: [`${checkPath(entry)}/${outcome.id}`] }
  }
  const name = catalogue.states.get(id)?.value.name ?? id
  return { id: `professional-tax ${id}`, topic: `Professional tax in ${name}`, pages: [statePath(name)] }
}

/** The pages that compute with a rule of data/rules. Pages of one pattern are named once. */
function pageOfRule(id: string): string {
  if (id.startsWith('due-dates/')) return fixedPaths.calendar
  return id.startsWith('prices/') ? estimatorPath('…') : calculatorPath('…')
}
