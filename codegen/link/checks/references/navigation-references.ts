import { placeIn } from '../../../model/records.ts'
import type { Check } from '../check.ts'
import { checkReference } from './reference.ts'

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
