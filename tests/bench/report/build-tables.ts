import { steps } from '../build/measure-build.ts'
import type { BuildRow, Step, Variant } from '../build/measure-build.ts'
import type { PeerRow } from '../peers/run-peers.ts'
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

/** This project and the others, size by size; a ratio is that of a round in which each took its turn, and below 1 where this project needs less. */
export function formatPeers(peers: readonly PeerRow[], builds: readonly BuildRow[]): string {
  const sizes = [...new Set(peers.map(({ cities }) => cities))]
  return sizes
    .map(
      (cities) =>
        `**${formatCount(cities)} cities**\n\n${formatTable(
          ['', 'pages', 'cold s', 'ratio', 'one city added s', 'ratio', 'user CPU s', 'ratio', 'memory MB', 'ratio'],
          [ourLine(cities, builds), ...peerLines(cities, peers)],
        )}`,
    )
    .join('\n\n')
}

function ourLine(cities: number, builds: readonly BuildRow[]): string[] {
  const cold = findRow(builds, cities, 'cold')
  const added = findRow(builds, cities, 'city-added')
  return [
    '**this project**',
    formatCount(cold?.pages ?? 0),
    formatSpread(cold?.wall),
    '1',
    formatSpread(added?.wall),
    '1',
    formatNumber(cold?.user.median ?? NaN),
    '1',
    formatNumber(cold?.memory.median ?? NaN),
    '1',
  ]
}

function peerLines(cities: number, peers: readonly PeerRow[]): string[][] {
  return peers
    .filter((peer) => peer.cities === cities)
    .sort((a, b) => a.cold.median - b.cold.median)
    .map((peer) => [
      `${peer.peer} ${peer.version}`,
      formatCount(peer.pages),
      formatSpread(peer.cold),
      formatSpread(peer.ratios.cold),
      formatSpread(peer.cityAdded),
      formatSpread(peer.ratios.cityAdded),
      formatNumber(peer.user.median),
      formatSpread(peer.ratios.user),
      formatNumber(peer.memory.median),
      formatSpread(peer.ratios.memory),
    ])
}

/** The row that peers can be compared with: none of them compresses or draws. */
export function findRow(builds: readonly BuildRow[], cities: number, step: Step): BuildRow | undefined {
  return builds.find((row) => row.cities === cities && row.variant === 'pages' && row.step === step)
}

function formatSpread(spread: Spread | undefined): string {
  if (!spread || spread.runs === 0) return '–'
  const { median, min, max, runs } = spread
  return runs === 1 ? formatNumber(median) : `${formatNumber(median)} (${formatNumber(min)}–${formatNumber(max)})`
}
