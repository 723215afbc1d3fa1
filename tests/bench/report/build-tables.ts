import { steps } from '../build/measure-build.ts'
import type { BuildRow, Step, Variant } from '../build/measure-build.ts'
import type { Spread } from '../statistics.ts'
import { formatCount, formatNumber, formatTable } from './format-table.ts'

const stepNames: Record<Step, string> = {
  'validate-first': 'validate, nothing cached',
  validate: 'validate',
  cold: 'build, nothing there',
  unchanged: 'build, nothing changed',
  'city-added': 'build, one city added',
  'next-city-added': 'build, one more city added',
}
const variantNames: Record<Variant, string> = { pages: 'pages only', full: 'with compression and pictures' }

// Beyond this share of one core, other programs have moved the wall times.
const quiet = 0.25

/** Each step at each size, with the figures for one page. */
export function formatBuild(rows: readonly BuildRow[]): string {
  const sites = [...new Set(rows.map(siteOf))]
  const tables = sites.map(
    (site) =>
      `**${site}**\n\n${formatTable(
        ['', 'seconds (min–max)', 'CPU s', 'memory MB', 'ms a page', 'KB a page'],
        steps
          .flatMap((step) => rows.filter((row) => row.step === step && siteOf(row) === site))
          .map((row) => [
            stepNames[row.step] + (row.disturbance > quiet ? ' \\*' : ''),
            formatSpread(row.wall),
            formatNumber(row.user.median + row.system.median),
            formatNumber(row.memory.median),
            formatNumber((row.wall.median * 1000) / row.pages),
            formatNumber((row.memory.median * 1024) / row.pages),
          ]),
      )}`,
  )
  const disturbed = rows.some((row) => row.disturbance > quiet)
    ? '\n\n\\* Other programs used the machine meanwhile: the seconds are too many.'
    : ''
  return tables.join('\n\n') + disturbed
}

function siteOf({ cities, pages, variant, wall }: BuildRow): string {
  return `${formatCount(cities)} cities, ${formatCount(pages)} pages, ${variantNames[variant]}${wall.runs > 1 ? ` (median of ${wall.runs})` : ' (1 run)'}`
}

function formatSpread(spread: Spread | undefined): string {
  if (!spread || spread.runs === 0) return '–'
  const { median, min, max, runs } = spread
  return runs === 1 ? formatNumber(median) : `${formatNumber(median)} (${formatNumber(min)}–${formatNumber(max)})`
}
