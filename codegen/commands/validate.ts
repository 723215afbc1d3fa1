import { formatReport, grouped } from '../problem/format-report.ts'
import { runCodegen } from '../run-codegen.ts'
import type { PlannedSite } from '../run-codegen.ts'
import { runOptionsOf, tellUnknownPast } from './terminal/run-options.ts'
import { reportFormat } from './terminal/terminal.ts'
import type { Command } from './terminal/terminal.ts'

/** `npm run validate`: checks the data and writes nothing. The JSON format goes to standard output, for programs. */
export const validate: Command = async (terminal) => {
  const options = await runOptionsOf(terminal)
  const run = await runCodegen(options)
  const format = reportFormat(terminal)
  const report = formatReport(run.problems, format, { colour: terminal.hasColour })
  if (format === 'json') terminal.say(report.trimEnd())
  else if (report) terminal.complain(report)
  if (!run.site) return 1
  if (format === 'json') return 0
  tellUnknownPast(terminal, options)
  terminal.say(`${describeSite(run.site)} No mistakes.`)
  for (const line of describeUntied(run.site)) terminal.say(line)
  return 0
}

/** How many figures of law wait for a fact, and whether the list of them is longer than it has to be. */
function describeUntied({ figures: { listed, spare } }: PlannedSite): string[] {
  const count = [...listed.values()].reduce((sum, figures) => sum + figures.length, 0)
  return [
    ...(count > 0
      ? [`${grouped(count)} ${count === 1 ? 'figure' : 'figures'} of law without a fact: npm run report lists them.`]
      : []),
    ...(spare > 0
      ? [
          `data/figures-without-fact.yaml still lists ${grouped(spare)} more. To take them out: npm run report -- --lower`,
        ]
      : []),
  ]
}

/** The site's size in an operator's words: 197 cities, 57 services, 10 articles → 353 pages. */
export function describeSite({ routes, context }: PlannedSite): string {
  const { cities, services, articles } = context.data.catalogue
  return `${grouped(cities.size)} cities, ${grouped(services.size)} services, ${grouped(articles.size)} articles → ${grouped(routes.length)} pages.`
}
