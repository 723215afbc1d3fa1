import { describeChanges } from '../plan/rules/describe-changes.ts'
import { heldBackIn } from '../plan/translations/released.ts'
import { formatReport, grouped } from '../problem/format-report.ts'
import { runCodegen } from '../run/run-codegen.ts'
import type { PlannedSite } from '../run/run-codegen.ts'
import { describeLacking } from './city/describe-facts.ts'
import { summariseShares } from './report/describe-own-shares.ts'
import { runOptionsOf, tellUnknownPast } from './terminal/run-options.ts'
import { Refusal, reportFormat } from './terminal/terminal.ts'
import type { Command, Terminal } from './terminal/terminal.ts'

/** `npm run validate`: checks the data and writes nothing. The JSON format goes to standard output, for programs. */
export const validate: Command = async (terminal) => {
  const format = reportFormat(terminal)
  const asOf = readAsOf(terminal, format)
  const options = await runOptionsOf(terminal)
  const run = await runCodegen(options)
  const report = formatReport(run.problems, format, { colour: terminal.hasColour })
  if (format === 'json') terminal.say(report.trimEnd())
  else if (report) terminal.complain(report)
  if (!run.site) return 1
  if (format === 'json') return 0
  tellUnknownPast(terminal, options)
  terminal.say(`${describeSite(run.site)} No mistakes.`)
  const notes = [
    ...describeHeldBack(run.site),
    ...describeUntied(run.site),
    ...describeLacking(run.site.context.whole),
    ...summarise(run.site),
  ]
  for (const line of notes) terminal.say(line)
  if (asOf !== undefined)
    for (const line of describeChanges(run.site.context.data.catalogue, terminal.today, asOf)) terminal.say(line)
  return 0
}

/** The day up to which changes are asked for. What cannot be known is refused, or it would look like a day without changes. */
function readAsOf({ values, today }: Terminal, format: string): string | undefined {
  const day = values['as-of']
  if (typeof day !== 'string') return undefined
  if (format === 'json') throw new Refusal('--as-of writes lines for people: leave out --format=json.')
  if (day <= today) throw new Refusal(`--as-of: ${day} is not after today, ${today}. Write a day to come.`)
  return day
}

/** How many figures of law wait for a fact, and whether the list of them is longer than it has to be. */
function describeUntied({ countFigures }: PlannedSite): string[] {
  const { listed, spare } = countFigures()
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

/** How much of the city pages is their own, where --deploy asked for it. */
function summarise(site: PlannedSite): string[] {
  return site.shares ? summariseShares(site.shares, site) : []
}

/** The pages in other languages that are not built, and what would release each. */
export function describeHeldBack({ context: { data, today } }: PlannedSite): string[] {
  return heldBackIn(data, today).map(
    ({ path, file, why, release }) => `${path} is held back, for ${why} (${file}). To release it: ${release}.`,
  )
}

/** The site's size in an operator's words: 197 cities, 57 services, 10 articles → 353 pages. */
export function describeSite({ routes, context }: PlannedSite): string {
  const { cities, services, articles } = context.whole.catalogue
  return `${grouped(cities.size)} cities, ${grouped(services.size)} services, ${grouped(articles.size)} articles → ${grouped(routes.length)} pages.`
}
