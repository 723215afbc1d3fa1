import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import { formatBuild, formatPeers } from './build-tables.ts'
import { drawChart } from './draw-chart.ts'
import { formatObservatory } from './observatory-table.ts'
import { formatProfile } from './profile-table.ts'
import type { Results, Section } from './results.ts'
import { formatLoad, formatVisitor } from './visitor-tables.ts'

const start = '<!-- bench:start -->'
const end = '<!-- bench:end -->'
const chartFile = 'tests/bench/results.svg'

/** All measurements as Markdown, each with its date, machine and versions. */
export function formatReport({ build, profile, peers, visitor, load, observatory }: Results): string {
  const parts = [
    build && `### Building\n\n${formatBuild(build.rows)}\n\n${formatOrigin(build)}`,
    profile && `### Where a first build's time goes\n\n${formatProfile(profile.rows)}\n\n${formatOrigin(profile)}`,
    peers &&
      build &&
      `### Beside other generators\n\nThe same cities in each. This project builds its own city page, without compression and pictures, which the others do not make either. A ratio below 1 means that this project needs less.\n\n${formatPeers(peers.rows, build.rows)}\n\n${formatOrigin(peers)}`,
    visitor && `### For the visitor\n\n${formatVisitor(visitor.rows)}\n\n${formatOrigin(visitor)}`,
    load && `### Under load\n\n${formatLoad(load.rows)}\n\n${formatOrigin(load)}`,
    observatory && `### Security headers\n\n${formatObservatory(observatory.rows)}\n\n${formatOrigin(observatory)}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

function formatOrigin({ date, machine, versions }: Section<unknown>): string {
  const names = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')
  return `<sub>${date}, ${machine}${names ? `; ${names}` : ''}. \`npm run bench\` measures again.</sub>`
}

/** Draws the chart and puts the tables between the marks of README.md; gives back what was written. */
export function writeReport(results: Results, root = projectRoot): string[] {
  const written: string[] = []
  const chart = drawChart(results)
  if (chart) {
    writeFileSync(join(root, chartFile), chart)
    written.push(chartFile)
  }
  const readme = join(root, 'README.md')
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : ''
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) return [...written, `not README.md, which has no ${start} … ${end}`]
  const image = chart ? `![Seconds to build, beside other generators](${chartFile})\n\n` : ''
  writeFileSync(
    readme,
    `${text.slice(0, from + start.length)}\n\n${image}${formatReport(results)}\n\n${text.slice(to)}`,
  )
  return [...written, 'README.md']
}
