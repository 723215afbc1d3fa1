import { isRecord } from '../../../lib/is-record.ts'
import { collectionOf } from '../../../model/collections.ts'
import type { CollectionName } from '../../../model/collections.ts'
import { placeIn } from '../../../model/records.ts'
import type { Catalogue, Entries, LinkedData } from '../../../model/records.ts'
import type { KeyPath, Problem } from '../../../problem/problem.ts'
import type { Check } from '../../check.ts'
import { checkReference } from './reference.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import { visitTexts } from '../../../model/texts/visit-texts.ts'

type Keys<Value> = Value extends unknown ? (keyof Value & string) | '*' : never

/** The collection that a key of a record names; * stands for each key of a list or a map. */
type Named<Value> = { readonly [Key in Keys<Value> | `${Keys<Value>}.${string}`]?: keyof Catalogue }

const references: { readonly [Name in CollectionName]?: Named<Entries[Name]['value']> } = {
  articles: { category: 'articleCategories', author: 'authors', 'related.*': 'articles' },
  services: { category: 'categories', 'related.*': 'services', 'nextDates.*': 'rules' },
  rules: { 'lateCosts.*': 'rules', baseRule: 'rules' },
  extensions: { 'rules.*': 'rules', 'dueDates.*': 'rules' },
  facts: { rule: 'rules' },
  calculators: { 'rules.*': 'rules', 'questions.*.choices.*.service': 'services' },
  estimators: { 'parts.*.rule': 'rules' },
  checks: { 'governmentFee.rule': 'rules', 'turnover.limits.*.rule': 'rules' },
  navigation: { 'footer.groups.*.links.*.legal': 'legal' },
  'page:home': { 'nextDates.*': 'rules' },
  'page:late': { 'passed.dates.*.rule': 'rules', 'passed.dates.*.calculator': 'calculators' },
  'page:check': { 'places.check': 'checks' },
  'page:calendar': { 'meeting.rule': 'rules', 'meeting.followedBy.*': 'rules' },
  'page:city': { 'products.lists.*.source': 'placeSources', 'returnFiling.nextDates.*': 'rules' },
  'page:compare': { 'forms.*.service': 'services' },
  cities: { state: 'states', 'near.*': 'cities', 'trades.*': 'trades', within: 'cities' },
  places: { 'offices.*.source': 'placeSources', 'offices.*.seat': 'cities', 'offices.*.seat.*': 'cities' },
  stateOffices: { '*.source': 'placeSources', '*.seat': 'cities', '*.seat.*': 'cities' },
}

/** Collections whose records say more of a record of another one, by its id. */
const additions: { readonly [Name in CollectionName]?: keyof Catalogue } = {
  places: 'cities',
  cityNames: 'cities',
  stateOffices: 'states',
  professionalTax: 'states',
}

/** How reports call records that are no noun with an id. */
const names: { readonly [Name in CollectionName]?: string } = {
  cityNames: 'data/city-names.yaml',
  stateOffices: 'The list of offices of state "*"',
  professionalTax: 'Professional tax',
  navigation: 'The footer',
  'page:home': 'The home page',
  'page:calendar': 'The calendar',
  'page:city': 'The page of a city',
  'page:check': 'The link on the pages of cities',
  'page:compare': 'The comparison',
}

/** Each record that another one names by its id must exist. */
export const checkRecordReferences: Check = (data, report) => {
  for (const entry of data.entries) {
    const { collection, id, value } = entry
    const [rows, added] = [references[collection], additions[collection]]
    if (!rows && !added) continue
    const who = names[collection]?.replace('*', id) ?? `${collectionOf(collection).noun} "${id}"`
    if (added) checkReference(data, { who, entry, path: [], to: added, id }, report)
    for (const [keys, to] of Object.entries(rows ?? {}))
      for (const [path, named] of valuesAt(value, keys.split('.')))
        if (to && typeof named === 'string') checkReference(data, { who, entry, path, to, id: named }, report)
  }
}

/** The values behind some keys, each with its path. */
function* valuesAt(
  value: unknown,
  [key, ...keys]: readonly string[],
  path: KeyPath = [],
): Generator<[KeyPath, unknown]> {
  if (key === undefined) return yield [path, value]
  if (Array.isArray(value) && key === '*')
    for (const [index, one] of value.entries()) yield* valuesAt(one, keys, [...path, index])
  else if (isRecord(value))
    for (const one of key === '*' ? Object.keys(value) : [key]) yield* valuesAt(value[one], keys, [...path, one])
}

/** Every `service` that a page or menu names must exist. */
export const checkServiceReferences: Check = (data, report) => {
  for (const entry of data.entries) {
    if (entry.collection === 'services') continue
    visitTexts(entry.value, (text, path) => {
      const isReference =
        path.at(-1) === 'service' ||
        (path.at(-2) === 'services' && typeof path.at(-1) === 'number' && entry.collection !== 'page:services')
      if (isReference)
        checkReference(data, { who: `The file ${entry.source.file}`, entry, path, to: 'services', id: text }, report)
    })
  }
}

// Breadcrumbs take their labels from the header.
const pagesInTrails = ['home', 'services', 'blog', 'careers'] as const

/** The header names the pages at which breadcrumbs begin. */
export const checkTrails: Check = ({ singles: { navigation } }, report) => {
  if (!navigation) return
  for (const page of pagesInTrails) {
    if (navigation.value.header.links.some((link) => link.page === page)) continue
    report({
      code: 'missing-key',
      message: `The header has no link to the page "${page}", whose label the trails above the headings show.`,
      place: placeIn(navigation, ['header', 'links'], 'key'),
      hint: `Add a link with page: ${page} and its label.`,
    })
  }
}

/** A category without a service would be an empty menu in the header of every page. */
export const checkEmptyCategories: Check = ({ catalogue, entries, isPartial }, report) => {
  const services = [...catalogue.services.values()]
  // Without any service the folder is wrong; one that failed may be the only one.
  if (services.length === 0 || isPartial('services')) return
  const used = new Set(services.map((entry) => entry.value.category))
  // A misspelt category is reported elsewhere; the category that was meant would look empty.
  if ([...used].some((id) => !catalogue.categories.has(id))) return
  for (const entry of entries) {
    if (entry.collection !== 'categories' || used.has(entry.id)) continue
    report({
      code: 'empty-category',
      message: `Category "${entry.id}" has no service, so its menu would be empty.`,
      place: placeIn(entry, [], 'key'),
      hint: `Write category: ${entry.id} in a file of data/services, or remove the category.`,
    })
  }
}

/** Names of what is listed in a file and is no record: forms, roles, people and languages. */
export const checkListedNames: Check = (data, report) => {
  for (const { name, known, orElse, ...problem } of listedNames(data))
    if (!known.includes(name))
      report({ ...problem, hint: [suggestionHint(name, known), orElse].filter(Boolean).join(' ') })
}

function* listedNames({
  singles: { site, jobs, team },
  catalogue,
  isPartial,
}: LinkedData): Generator<Omit<Problem, 'hint'> & { name: string; known: readonly string[]; orElse?: string }> {
  for (const entry of catalogue.services.values()) {
    const { formLink } = entry.value
    if (site && formLink !== undefined)
      yield {
        name: formLink,
        known: Object.keys(site.value.forms),
        code: 'unknown-form',
        message: `Service "${entry.id}" refers to form "${formLink}", but data/site.yaml has no such form.`,
        place: placeIn(entry, ['formLink']),
        missing: { name: `form "${formLink}"`, home: 'data/site.yaml' },
      }
  }
  // Apply Now selects the opening's title in the form, so the form must offer it.
  if (jobs)
    for (const [id, { title }] of Object.entries(jobs.value.openings))
      yield {
        name: title,
        known: jobs.value.roles,
        code: 'unknown-role',
        message: `Opening "${id}" is for "${title}", but the roles of the form have no "${title}".`,
        place: placeIn(jobs, ['openings', id, 'title']),
        orElse: 'Or add it under roles at the top of data/jobs.yaml.',
      }
  if (!team) return
  for (const key of ['reviewer', 'grievanceOfficer'] as const)
    yield {
      name: team.value[key],
      known: Object.keys(team.value.people),
      code: 'unknown-person',
      message: `"${key}" is "${team.value[key]}", but the people of data/team.yaml have no "${team.value[key]}".`,
      place: placeIn(team, [key]),
    }
  for (const [id, { languages }] of Object.entries(isPartial('languages') ? {} : team.value.people))
    for (const [index, name] of languages.entries())
      yield {
        name,
        known: [...catalogue.languages.values()].map(({ value }) => value.name),
        code: 'unknown-language',
        message: `"${id}" speaks "${name}", but data/languages.yaml has no language of that name.`,
        place: placeIn(team, ['people', id, 'languages', index]),
      }
}
