import { readFileSync } from 'node:fs'
import { cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../helpers/project/site-folder.ts'

/**
 * A Markdown table, padded so that it can be read in a terminal. All columns but the first are
 * aligned right.
 */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]!.length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** Two digits after the point below 10, none above 100. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : formatCount(Math.round(value))
}

export const formatCount = (value: number): string => value.toLocaleString('en-IN')

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
}

/** When, on which computer and with which packages a table was measured. */
export function describeOrigin(packages: readonly string[] = []): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor'
  const machine = `${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${release()}`
  const versions = packages.map((name) => {
    const text = readFileSync(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')
    return `${name} ${(JSON.parse(text) as { version: string }).version}`
  })
  const day = new Date().toISOString().slice(0, 10)
  return `<sub>${[`${day}, ${machine}, Node ${process.versions.node}`, ...versions].join('; ')}.</sub>`
}
