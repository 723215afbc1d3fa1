import { areas } from '../profile/areas.ts'
import type { ProfileRow } from '../profile/measure-profile.ts'
import { formatCount, formatNumber, formatTable } from './format-table.ts'

/** Where the processor's seconds go, each area with its share of what V8 saw. */
export function formatProfile(rows: readonly ProfileRow[]): string {
  const sums = rows.map((row) => areas.reduce((sum, area) => sum + row.areas[area], 0))
  const head = ['', ...rows.map(({ cities }) => (cities === undefined ? 'real data' : `${formatCount(cities)} cities`))]
  const lines = areas.map((area) => [
    area,
    ...rows.map(
      (row, index) => `${formatNumber(row.areas[area])} (${Math.round((row.areas[area] / sums[index]!) * 100)} %)`,
    ),
  ])
  // The bundler's own threads, the thread pool and the collector's helpers: V8's profiler sees none of them.
  const outside = rows.map((row, index) => formatNumber(Math.max(0, row.processor - sums[index]!)))
  return `Seconds of the processor in a first build, in all processes and threads.\n\n${formatTable(head, [
    ...lines,
    ['outside JavaScript', ...outside],
    ['all', ...rows.map(({ processor }) => formatNumber(processor))],
    ['of it the system', ...rows.map(({ system }) => formatNumber(system))],
    ['memory, MB', ...rows.map(({ memory }) => formatNumber(memory))],
  ])}`
}
