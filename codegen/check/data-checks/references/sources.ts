import { describeEntry } from '../../../problem/describe-record.ts'
import { placeIn } from '../../../model/records.ts'
import type { AnyEntry } from '../../../model/records.ts'
import { findRetellingSite, isSiteNamed } from '../../../model/texts/site-of.ts'
import { valueAt, visitTexts } from '../../../model/texts/visit-texts.ts'
import type { KeyPath, Problem } from '../../../problem/problem.ts'
import type { Check } from '../../check.ts'

/** A source is fit to be one and, if it only retells the law, is named. One mistake is enough. */
export const checkSources: Check = ({ entries, singles }, report) => {
  const refused = singles.site?.value.refusedSources ?? []
  for (const entry of entries) {
    visitTexts(entry.value, (address, path) => {
      if (path.at(-1) !== 'source' || !URL.canParse(address)) return
      const problem = findRefused({ entry, path, address }, refused) ?? findUnnamed({ entry, path, address })
      if (problem) report(problem)
    })
  }
}

interface FoundSource {
  entry: AnyEntry
  path: KeyPath
  address: string
}

// Numbered posts, archives by month and lists by tag: what they show changes.
const shifting = /[?&]p=\d+$|\/20\d\d\/\d\d\/?$|\/tag\//

/** No source is a site that the firm refuses, or an address that will soon show something else. */
function findRefused({ entry, path, address }: FoundSource, refused: readonly string[]): Problem | undefined {
  const host = new URL(address).hostname
  const site = refused.find((one) => host === one || host.endsWith(`.${one}`))
  if (site === undefined && !shifting.test(address)) return undefined
  return {
    code: 'refused-source',
    message: `${describeEntry(entry, path)} leads to ${
      site === undefined
        ? 'the number of a post, a month of an archive or a tag, which soon shows something else'
        : `a page of ${site}, which refusedSources in data/site.yaml names`
    }.`,
    place: placeIn(entry, path),
    hint: 'Find the law on an official site or in a copy that a firm can show, read it there, and write that address.',
  }
}

/** A link with the name of a statute that leads to an account of it must say whose it is. */
function findUnnamed({ entry, path, address }: FoundSource): Problem | undefined {
  const parent = path.slice(0, -1)
  const authority = valueAt(entry.value, [...parent, 'authority'])
  const site = findRetellingSite(address)
  if (typeof authority !== 'string' || site === undefined || isSiteNamed(site, authority)) return undefined
  return {
    code: 'unnamed-site',
    message: `${describeEntry(entry, [...parent, 'authority'])} names the law alone, but its source is a page of ${site}, which only retells it.`,
    place: placeIn(entry, [...parent, 'authority']),
    also: { message: 'The address of the source is here.', place: placeIn(entry, path) },
    hint: `Write behind the law where it is read: ; explained at ${site}, or ; text at ${site}.`,
  }
}
