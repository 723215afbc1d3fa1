import { afterAll, afterEach, expect } from 'vitest'
import type { Kind } from '#generated/routes.ts'
import type { PageRecord } from '#src/content/types.ts'
import type { PlannedSite, RunOptions } from '../../../codegen/run-codegen.ts'
import { makeSiteFolder, reportOf } from './site-folder.ts'
import type { SiteFolder } from './site-folder.ts'

export interface TestSite extends SiteFolder {
  /** The planned site, which must be sound. */
  plan: (options?: Partial<RunOptions>) => Promise<PlannedSite>
  /** Writes into a fact what the law says from a day to come on. */
  announce: (fact: string, from: string, current: string) => void
}

/** A site folder for a file or a group of tests; the edits of each test are taken back after it. */
export function useSiteFolder(which: 'small-site' | 'real-data'): TestSite {
  const site = makeSiteFolder(which)
  afterEach(() => site.restore())
  afterAll(() => site.remove())
  const plan = async (options?: Partial<RunOptions>) => {
    const run = await site.run(options)
    expect(reportOf(run)).toBe('')
    return run.site!
  }
  const announce = (fact: string, from: string, current: string) => {
    const [record] = new RegExp(`^${fact}:\\n(?: .*\\n)+`, 'm').exec(site.read('data/facts.yaml'))!
    const more = 'authority: Finance Act, source: https://www.cbic.gov.in, checkedOn: "2026-11-21"'
    site.replace('data/facts.yaml', record, `${record}  coming: { from: "${from}", current: "${current}", ${more} }\n`)
  }
  return { ...site, plan, announce }
}

export const pathsOf = ({ routes }: PlannedSite): string[] => routes.map(({ path }) => path)

/** The record of every page as it is written, by its path. */
export const recordsOf = ({ routes }: PlannedSite): Map<string, string> =>
  new Map(routes.map((route) => [route.path, JSON.stringify(route.record())]))

export function recordOf({ routes }: Pick<PlannedSite, 'routes'>, path: string): PageRecord {
  const route = routes.find((one) => one.path === path)
  if (!route) throw new Error(`The site has no page at ${path}.`)
  return route.record()
}

const isOfKind = <K extends Kind>(record: PageRecord, kind: K): record is PageRecord<K> => record.kind === kind

/** What the component of a page of that kind is given. */
export function payloadOf<K extends Kind>(
  site: Pick<PlannedSite, 'routes'>,
  path: string,
  kind: K,
): PageRecord<K>['payload'] {
  const record = recordOf(site, path)
  if (!isOfKind(record, kind)) throw new Error(`${path} is of the kind ${record.kind}.`)
  return record.payload
}
