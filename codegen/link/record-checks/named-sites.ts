import { placeIn } from '../../model/records.ts'
import { findRetellingSite, isNamed } from '../../model/texts/site-of.ts'
import { describeRecord } from '../../problem/describe-record.ts'
import { isRecord } from '../../lib/is-record.ts'
import type { RecordCheck } from '../check.ts'

type Path = readonly (string | number)[]

/** A link with the name of a statute that leads to an account of it must say whose it is. */
export const checkNamedSites: RecordCheck = (entry, report) => {
  if (entry.collection === 'cities') return
  for (const { path, authority, source } of findLaws(entry.value, [])) {
    const site = findRetellingSite(source)
    if (site === undefined || isNamed(site, authority)) continue
    report({
      code: 'unnamed-site',
      message: `${describeRecord(entry.collection, entry.id, [...entry.path, ...path, 'authority'])} names the law alone, but its source is a page of ${site}, which only retells it.`,
      place: placeIn(entry, [...path, 'authority']),
      also: { message: 'The address of the source is here.', place: placeIn(entry, [...path, 'source']) },
      hint: `Write behind the law where it is read: ; explained at ${site}, or ; text at ${site}.`,
    })
  }
}

interface Law {
  path: Path
  authority: string
  source: string
}

function findLaws(value: unknown, path: Path): Law[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => findLaws(one, [...path, index]))
  if (!isRecord(value)) return []
  const { authority, source } = value
  const own = typeof authority === 'string' && typeof source === 'string' ? [{ path, authority, source }] : []
  return [...own, ...Object.entries(value).flatMap(([key, one]) => findLaws(one, [...path, key]))]
}
