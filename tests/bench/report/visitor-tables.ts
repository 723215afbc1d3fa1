import type { VisitorRow } from '../visitor/measure-visitor.ts'
import { types } from '../visitor/visit-page.ts'
import { formatCount, formatTable } from './format-table.ts'

const ms = (value: number | undefined) => (value === undefined ? '–' : formatCount(Math.round(value)))
const kilobytes = (bytes: number) => (bytes === 0 ? '0' : (bytes / 1024).toFixed(1))

/** What each kind of page weighs and how it behaves on a slow phone. */
export function formatVisitor(rows: readonly VisitorRow[]): string {
  const visits = formatTable(
    [
      '',
      ...types.map((type) => `${type} KB`),
      'requests early + late + worker',
      'LCP ms',
      'CLS',
      'TBT ms',
      'hydrated ms',
    ],
    rows.map(({ kind, bytes, requests, lcp, cls, tbt, hydrated }) => [
      kind,
      ...types.map((type) => kilobytes(bytes[type])),
      `${requests.early} + ${requests.late} + ${requests.serviceWorker}`,
      ms(lcp),
      cls.toFixed(3),
      ms(tbt),
      ms(hydrated),
    ]),
  )
  return `Heaviest page of each kind, first visit, processor slowed to a quarter, slow 4G (562 ms a request, 1.4 Mbit/s); bytes as sent.\n\n${visits}`
}

/** What went wrong on the visits: for whoever mends it, not for the tables. */
export function listFindings(rows: readonly VisitorRow[]): string[] {
  return rows.flatMap((row) => {
    const findings = [...row.faults, ...findExcess(row)]
    return findings.length > 0 ? [`${row.kind} ${row.path}`, ...findings.map((finding) => `  ${finding}`)] : []
  })
}

// What the site has promised its visitors. Times are not here: they need a quiet machine, and a reader who knows it.
const mostRequests = 8
const mostCityBytes = 25 * 1024

function findExcess({ kind, bytes, requests, cls, shifted, hydrated }: VisitorRow): string[] {
  const found: string[] = []
  if (cls > 0) found.push(`CLS ${cls.toFixed(3)}: ${[...new Set(shifted)].join(' · ')}`)
  if (requests.early + requests.late > mostRequests)
    found.push(`${requests.early + requests.late} requests; at most ${mostRequests} are wanted.`)
  if (kind === 'city' && bytes.html + bytes.css > mostCityBytes)
    found.push(
      `HTML and CSS of ${kilobytes(bytes.html + bytes.css)} KB; at most ${kilobytes(mostCityBytes)} are wanted.`,
    )
  if (hydrated === undefined) found.push('React did not take the page over.')
  return found
}
