import { describeEntry } from '../../../problem/describe-record.ts'
import { placeIn } from '../../../model/records.ts'
import { visitTexts } from '../../../model/texts/visit-texts.ts'
import type { Check } from '../../check.ts'

// Numbered posts, archives by month and lists by tag: what they show changes.
const shifting = /[?&]p=\d+$|\/20\d\d\/\d\d\/?$|\/tag\//

/** No source is a site that the firm refuses, or an address that will soon show something else. */
export const checkRefusedSources: Check = ({ entries, singles }, report) => {
  const refused = singles.site?.value.refusedSources ?? []
  for (const entry of entries) {
    visitTexts(entry.value, (address, path) => {
      const host = path.at(-1) === 'source' && URL.canParse(address) ? new URL(address).hostname : undefined
      if (host === undefined) return
      const site = refused.find((one) => host === one || host.endsWith(`.${one}`))
      if (site === undefined && !shifting.test(address)) return
      report({
        code: 'refused-source',
        message: `${describeEntry(entry, path)} leads to ${
          site === undefined
            ? 'the number of a post, a month of an archive or a tag, which soon shows something else'
            : `a page of ${site}, which refusedSources in data/site.yaml names`
        }.`,
        place: placeIn(entry, path),
        hint: 'Find the law on an official site or in a copy that a firm can show, read it there, and write that address.',
      })
    })
  }
}
