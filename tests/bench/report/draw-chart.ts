import type { Step } from '../build/measure-build.ts'
import { findRow } from './build-tables.ts'
import { formatCount, formatNumber } from './format-table.ts'
import type { Results } from './results.ts'

interface Bar {
  label: string
  seconds: number
  isOurs: boolean
}

interface Panel {
  title: string
  bars: Bar[]
}

const width = 760
const left = 190
const right = 70
const rowHeight = 24
const panelHead = 40

/** Bars for the largest size that this project and the others have in common; undefined where there is none. */
export function drawChart({ build, peers }: Results): string | undefined {
  const sizes = [...new Set(peers?.rows.map(({ cities }) => cities) ?? [])].filter((cities) =>
    findRow(build?.rows ?? [], cities, 'cold'),
  )
  if (sizes.length === 0) return undefined
  const cities = Math.max(...sizes)
  const panel = (
    title: string,
    step: Step,
    secondsOf: (row: NonNullable<typeof peers>['rows'][number]) => number,
  ): Panel => {
    const ours = { label: 'this project', seconds: findRow(build!.rows, cities, step)!.wall.median, isOurs: true }
    const theirs = peers!.rows
      .filter((row) => row.cities === cities)
      .map((row) => ({ label: `${row.peer} ${row.version}`, seconds: secondsOf(row), isOurs: false }))
    return {
      title,
      bars: [ours, ...theirs].filter(({ seconds }) => Number.isFinite(seconds)).sort((a, b) => a.seconds - b.seconds),
    }
  }
  return drawPanels([
    panel(`${formatCount(cities)} cities, built from nothing: seconds`, 'cold', ({ cold }) => cold.median),
    panel(`One city added to ${formatCount(cities)}: seconds`, 'city-added', ({ cityAdded }) => cityAdded.median),
  ])
}

function drawPanels(panels: readonly Panel[]): string {
  let top = 0
  const drawn = panels.map((panel) => {
    const text = drawPanel(panel, top)
    top += panelHead + panel.bars.length * rowHeight + 12
    return text
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" role="img" aria-label="${escapeText(panels.map(describe).join(' '))}">
<style>
text { font: 13px system-ui, sans-serif; fill: #1f2328 }
.title { font-weight: 600; font-size: 15px }
.bar { fill: #8c959f }
.ours { fill: #0969da }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .bar { fill: #6e7681 } .ours { fill: #4493f8 } }
</style>
${drawn.join('\n')}
</svg>
`
}

function drawPanel({ title, bars }: Panel, top: number): string {
  const longest = Math.max(...bars.map(({ seconds }) => seconds))
  const rows = bars.map(({ label, seconds, isOurs }, index) => {
    const y = top + panelHead + index * rowHeight
    const length = Math.max(2, Math.round((seconds / longest) * (width - left - right)))
    return `<text x="${left - 10}" y="${y + 13}" text-anchor="end"${isOurs ? ' font-weight="600"' : ''}>${escapeText(label)}</text><rect class="bar${isOurs ? ' ours' : ''}" x="${left}" y="${y}" width="${length}" height="17" rx="3"/><text x="${left + length + 8}" y="${y + 13}">${formatNumber(seconds)}</text>`
  })
  return [`<text class="title" x="0" y="${top + 22}">${escapeText(title)}</text>`, ...rows].join('\n')
}

function describe({ title, bars }: Panel): string {
  return `${title}: ${bars.map(({ label, seconds }) => `${label} ${formatNumber(seconds)}`).join(', ')}.`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
