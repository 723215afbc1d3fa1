import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Check } from '../../check.ts'
import { checkReference } from './reference.ts'
import type { Reference } from './reference.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import { visitTexts } from '../../../model/texts/visit-texts.ts'

/** Ids that a record names, with their paths in it. */
type Named = readonly (readonly [path: Reference['path'], id: string | undefined])[]

const listed = (key: string, ids: readonly string[] = []): Named => ids.map((id, index) => [[key, index], id])

/** Categories, authors, articles, services and rules that records name by their ids must exist. */
export const checkRecordReferences: Check = (data, report) => {
  const { articles, services, rules, extensions, facts } = data.catalogue
  const refer = (who: string, entry: Entry<unknown>, to: Reference['to'], named: Named) => {
    for (const [path, id] of named) if (id !== undefined) checkReference(data, { who, entry, path, to, id }, report)
  }
  for (const entry of articles.values()) {
    const who = `Article "${entry.id}"`
    refer(who, entry, 'articleCategories', [[['category'], entry.value.category]])
    refer(who, entry, 'authors', [[['author'], entry.value.author]])
    refer(who, entry, 'articles', listed('related', entry.value.related))
  }
  for (const entry of services.values()) {
    const who = `Service "${entry.id}"`
    refer(who, entry, 'categories', [[['category'], entry.value.category]])
    refer(who, entry, 'services', listed('related', entry.value.related))
    refer(who, entry, 'rules', listed('nextDates', entry.value.nextDates))
  }
  for (const entry of rules.values()) {
    const { value } = entry
    const costs = value.kind === 'due-date' ? listed('lateCosts', value.lateCosts) : []
    const base = value.kind === 'delay-multiples' ? value.baseRule : undefined
    refer(`Rule "${entry.id}"`, entry, 'rules', [...costs, [['baseRule'], base]])
  }
  for (const entry of extensions.values()) {
    const { rules: moved, dueDates } = entry.value
    refer(`Extension "${entry.id}"`, entry, 'rules', [...listed('rules', moved), ...listed('dueDates', dueDates)])
  }
  for (const entry of facts.values()) refer(`Fact "${entry.id}"`, entry, 'rules', [[['rule'], entry.value.rule]])
  const home = data.singles['page:home']
  if (home) refer('The home page', home, 'rules', listed('nextDates', home.value.nextDates))
}

/** The form of a service must exist, and so must every `service` that a page or menu names. */
export const checkServiceReferences: Check = (data, report) => {
  const forms = data.singles.site && Object.keys(data.singles.site.value.forms)
  for (const entry of data.catalogue.services.values()) {
    const { formLink } = entry.value
    if (!forms || formLink === undefined || forms.includes(formLink)) continue
    report({
      code: 'unknown-form',
      message: `Service "${entry.id}" refers to form "${formLink}", but data/site.yaml has no such form.`,
      place: placeIn(entry, ['formLink']),
      hint: suggestionHint(formLink, forms),
      missing: { name: `form "${formLink}"`, home: 'data/site.yaml' },
    })
  }
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

/** The footer's legal pages exist, and the header names the pages at which breadcrumbs begin. */
export const checkNavigationReferences: Check = (data, report) => {
  const entry = data.singles.navigation
  if (!entry) return
  const { header, footer } = entry.value
  footer.groups.forEach((group, groupIndex) =>
    group.links.forEach((link, index) => {
      if (!('legal' in link)) return
      checkReference(
        data,
        {
          who: 'The footer',
          entry,
          path: ['footer', 'groups', groupIndex, 'links', index, 'legal'],
          to: 'legal',
          id: link.legal,
        },
        report,
      )
    }),
  )
  for (const page of pagesInTrails) {
    if (header.links.some((link) => link.page === page)) continue
    report({
      code: 'missing-key',
      message: `The header has no link to the page "${page}", whose label the trails above the headings show.`,
      place: placeIn(entry, ['header', 'links'], 'key'),
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
