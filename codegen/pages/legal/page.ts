import { formatDateInDigits } from '../../model/texts/format.ts'
import { legalPath } from '../../model/route.ts'
import { recordPages } from '../page.ts'
import { grievanceOfficerOf } from '../shared/firm.ts'
import { firmOf } from '../shared/head.ts'
import { bodyOf, contentsOf, headingIds, planProse } from '../topics/prose/plan-prose.ts'

export const legal = recordPages('legal', {
  entries: ({ data }) => [...data.catalogue.legal.values()],
  payload: ({ data, notes, crumbs, contact }, entry) => {
    const { email, phone, governingLawCity } = data.singles.site.value
    const tokens = { email, phone, governingLawCity, grievanceOfficer: grievanceOfficerOf({ data }) }
    const hrefs = { email: contact.emailHref, phone: contact.phoneHref }
    const { title, intro, effectiveDate } = entry.value
    const body = bodyOf(entry)
    return {
      labels: data.singles.navigation.value.legal,
      legal: { title, intro },
      effectiveDate: { label: formatDateInDigits(effectiveDate), iso: effectiveDate },
      contents: contentsOf(body, tokens),
      body: planProse(body, { notes, tokens, hrefs }),
      others: [...data.catalogue.legal.values()]
        .filter((other) => other !== entry)
        .map((other) => ({ href: legalPath(other.id), label: other.value.title })),
      breadcrumbs: [crumbs.home, { label: title }],
    }
  },
  more: (context, entry) => ({
    lastModified: entry.value.effectiveDate,
    anchors: headingIds(bodyOf(entry)),
    jsonLd: () => [firmOf(context)],
  }),
  card: ({ labels, legal, effectiveDate }) => ({
    heading: legal.title,
    facts: [{ value: effectiveDate.label, label: labels.effectiveFrom }],
  }),
})
