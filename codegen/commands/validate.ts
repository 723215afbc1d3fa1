import { draftsIn } from '../pages/topics/translations/reading.ts'
import { formatReport } from '../problem/format-report.ts'
import { count, formatDate } from '../model/texts/format.ts'
import { runCodegen } from '../run-codegen.ts'
import type { PlannedSite, RunOptions } from '../run-codegen.ts'
import { findComingMistakes, planOn } from './report/coming-mistakes.ts'
import { describeComingChanges } from './report/describe-coming-changes.ts'
import { describeLacking, summariseOwnWords } from './report/describe-own-words.ts'
import { warnOfOddWords } from './report/odd-words.ts'
import { describeClock, describeSite, runOptionsOf, tellUnknownPast } from './terminal/plan-site.ts'
import { Refusal, reportFormat } from './terminal/terminal.ts'
import type { Command, Terminal } from './terminal/terminal.ts'

/** `npm run validate`: checks the data and writes nothing. JSON goes to standard output. */
export const validate: Command = async (terminal) => {
  const format = reportFormat(terminal)
  const asOf = readAsOf(terminal, format)
  const options = await runOptionsOf(terminal)
  const run = await runCodegen(options)
  const report = formatReport(run.problems, format, { colour: terminal.hasColour })
  if (format === 'json') terminal.say(report.trimEnd())
  else if (report) terminal.complain(describeClock(terminal, run.problems) + report)
  if (!run.site) return 1
  if (format === 'json') return 0
  tellUnknownPast(terminal, options)
  terminal.say(`${describeSite(run.site)} No mistakes.`)
  // Suggestions repeat at every run until somebody acts on them, so only those who ask get them.
  if (terminal.values['verbose'] === true)
    for (const line of [...describeDrafts(run.site), ...describeLacking(run.site.context.whole)]) terminal.say(line)
  for (const line of run.site.own ? summariseOwnWords(run.site.own, run.site) : []) terminal.say(line)
  if (asOf !== undefined) return await tellOf(asOf, run.site, { terminal, options })
  for (const line of [...warnOfOddWords(run.site), ...(await findComingMistakes(run.site, options))])
    terminal.complain(format === 'github' ? `::warning::${line}\n` : `${line}\n`)
  return 0
}

/** What the site will say from a later day on, and the mistakes that the data would then have. */
async function tellOf(
  day: string,
  site: PlannedSite,
  { terminal, options }: { terminal: Terminal; options: RunOptions },
): Promise<number> {
  for (const line of describeComingChanges(site.context.data.catalogue, terminal.today, day)) terminal.say(line)
  const { mistakes, paths } = await planOn(day, options)
  if (mistakes.length === 0) {
    for (const line of describeChangedPages(site, paths)) terminal.say(line)
    terminal.say(`On ${formatDate(day)} this data has no mistakes.`)
    return 0
  }
  terminal.say(`On ${formatDate(day)} this data has mistakes, and no site could be built:`)
  terminal.complain(formatReport(mistakes, 'text', { colour: terminal.hasColour }))
  return 1
}

/** The pages that a later day has no more, and those that it adds. */
function describeChangedPages({ routes }: PlannedSite, later: readonly string[]): string[] {
  const now = new Set(routes.map(({ path }) => path))
  const then = new Set(later)
  const gone = [...now].filter((path) => !then.has(path))
  const added = later.filter((path) => !now.has(path))
  return [
    ...(gone.length > 0 ? [`${count(gone.length, 'page')} will be gone: ${gone.join(', ')}.`] : []),
    ...(added.length > 0 ? [`${count(added.length, 'page')} will be new: ${added.join(', ')}.`] : []),
  ]
}

/** The day up to which changes are listed. Other days are refused: they would look unchanged. */
function readAsOf({ values, today }: Terminal, format: string): string | undefined {
  const day = values['as-of']
  if (typeof day !== 'string') return undefined
  if (format === 'json') throw new Refusal('--as-of writes lines for people: leave out --format=json.')
  if (day <= today) throw new Refusal(`--as-of: ${day} is not after today, ${today}. Write a day to come.`)
  return day
}

/** The translations whose pages are drafts, and what each lacks. */
export function describeDrafts({ context: { data } }: PlannedSite): string[] {
  return draftsIn(data).map(({ file, why, release }) => `${file} is a draft, for ${why}. To release it: ${release}.`)
}
