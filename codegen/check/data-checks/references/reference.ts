import { describeCollection, homeOf } from '../../../model/collections.ts'
import { findState } from '../../../model/places/find-state.ts'
import { placeIn } from '../../../model/records.ts'
import type { Catalogue, Entries, Entry, LinkedData, PublishedPage } from '../../../model/records.ts'
import type { KeyPath, Place, Problem, Report } from '../../../problem/problem.ts'
import { isSlip, suggestionHint, suggest } from '../../../problem/suggest.ts'
import { recordPaths } from '../../../model/route.ts'

/** A record that another one names, and where. */
interface Reference {
  /** The record that refers, as the report names it: City "nashik". */
  who: string
  entry: Entry<unknown>
  path: KeyPath
  /** Whether the value or the key at the path names the other record. The value unless given. */
  target?: Place['target']
  to: keyof Catalogue
  id: string
}

type Named = ReadonlyMap<string, Entry<Entries[keyof Catalogue]['value']>>

/**
 * Reports a reference to a record that does not exist, to one of the other addresses of a city, or
 * to the record itself.
 */
export function checkReference(data: LinkedData, reference: Reference, report: Report): void {
  const { who, entry, path, target, to, id } = reference
  const records: Named = data.catalogue[to]
  const isKnown = data.has(to, id)
  const cities = isKnown || to !== 'cities' ? [] : [...data.catalogue.cities.values()]
  const owner = cities.find(({ value }) => value.aliases?.includes(id))
  if (isKnown ? records.get(id) === entry : owner === entry)
    report({
      code: 'self-reference',
      message: `${who} refers to itself${owner ? `: "${id}" is one of its own aliases` : ''}.`,
      place: placeIn(entry, path),
      hint: 'Name another one, or remove it.',
    })
  else if (owner)
    report({
      code: 'unknown-city',
      message: `${who} refers to "${id}", which is an alias of city "${owner.id}".`,
      place: placeIn(entry, path, target),
      hint: `Write ${owner.id}.`,
      missing: { name: `city "${id}"`, home: homeOf('cities'), hint: `Write ${owner.id}, of which it is an alias.` },
    })
  else if (!isKnown) report(explainMissing(reference, records, data))
}

function explainMissing(reference: Reference, records: Named, { published, singles }: LinkedData): Problem {
  const { who, entry, path, target, to, id } = reference
  const { missing: code, noun: written } = describeCollection(to)
  const [noun, home] = [written.toLowerCase(), homeOf(to)]
  const known = [...records.keys()]
  const toPath = recordPaths[to]
  // The page under another name to which the old address leads.
  const led = toPath && known.find((one) => toPath(one) === singles.redirects?.value[toPath(id)])
  const renamed = findRenamed(reference, known, published)
  const lost = hintIfLost(reference)
  const hint =
    led === undefined
      ? (renamed ?? hintFor(reference, records))
      : `Write ${led}: data/redirects.yaml leads the old address there.`
  return {
    code,
    message: `${who} refers to ${noun} "${id}", but ${home} has no ${noun} "${id}".`,
    place: placeIn(entry, path, target),
    hint: lost === undefined || isSlip(suggest(id, known) ?? '', id) ? hint : `${lost}. ${hint}`,
    missing: {
      name: `${noun} "${id}"`,
      home,
      hint: lost === undefined ? hint : `${lost}, or write its new name wherever it is named.`,
      wasThere: renamed !== undefined,
    },
  }
}

/** Rules and facts have no pages by which git knows that one is gone. */
function hintIfLost({ to, id }: Reference): string | undefined {
  const back: { readonly [Name in keyof Catalogue]?: string } = {
    rules: `put it back (git checkout -- ${homeOf('rules')}/${id}.yaml)`,
    facts: `put its lines back into ${homeOf('facts')}`,
  }
  return back[to] && `If it was there before, ${back[to]}`
}

function hintFor({ to, id, path }: Reference, records: Named): string {
  const known = [...records.keys()]
  if (to === 'states') {
    const names = new Map([...records].map(([one, entry]) => [one, nameOf(entry)]))
    const meant = findState(id, names)
    if (meant !== undefined) return `Write ${meant} (${names.get(meant)}).`
  }
  const suggested = suggestionHint(id, known, (one) => nameOf(records.get(one)))
  // Local facts and names are about a city.
  if (to === 'cities' && path.length === 0)
    return `${suggested} If it is new, add its line to ${homeOf(to)} first: npm run city:add`
  // A short list of suggestions may lack the right one. The states are always complete.
  const mayBeNew = suggested.startsWith('Use one of') && to !== 'states'
  return mayBeNew ? `${homeOf(to)} has: ${known.join(', ')}. Use one of these, or add "${id}" there.` : suggested
}

function nameOf(entry: Entry<Entries[keyof Catalogue]['value']> | undefined): string {
  if (!entry) return ''
  const { value } = entry
  if ('name' in value) return value.name
  if ('title' in value) return value.title
  return 'topic' in value ? value.topic : ''
}

/** What to do about a reference to a renamed or removed record; undefined if it never existed. */
function findRenamed(
  { to, id }: Reference,
  known: readonly string[],
  published: readonly PublishedPage[],
): string | undefined {
  const toPath = recordPaths[to]
  const before = new Set(published.map(({ path }) => path))
  if (!toPath || !before.has(toPath(id))) return undefined
  const fresh = known.filter((one) => !before.has(toPath(one)))
  const renamed = fresh.length === 1 ? fresh[0] : suggest(id, fresh)
  if (renamed !== undefined)
    return `Was it renamed to "${renamed}"? Then write that wherever it is named, and add this line to data/redirects.yaml: ${toPath(id)}: ${toPath(renamed)}`
  const restore =
    to === 'cities'
      ? 'Put back its line in data/cities.yaml'
      : `Put it back (git checkout -- ${homeOf(to)}/${id}.${to === 'services' ? 'yaml' : 'md'})`
  return `It was there in the last commit. ${restore}, or take it out wherever it is named.`
}
