import { formatReport } from '../../problem/format-report.ts'
import type { Problem } from '../../problem/problem.ts'
import { runCodegen } from '../../run-codegen.ts'
import type { CodegenRun, PlannedSite, RunOptions } from '../../run-codegen.ts'
import { reportFormat } from './terminal.ts'
import type { Terminal } from './terminal.ts'
import { join } from 'node:path'
import { count, formatCount, formatDate } from '../../model/texts/format.ts'
import { draftsIn } from '../../pages/topics/translations/reading.ts'
import { openMemo } from '../../memo/memo.ts'
import { foldersOf } from '../../publish/folders.ts'
import { readPublished } from '../../read/git/read-published.ts'
import { readOrigin } from './read-environment.ts'

/** Runs codegen up to the plan and reports its problems and warnings on standard error. */
export async function planSite(terminal: Terminal, options: CommandOptions): Promise<CodegenRun> {
  const run = await runCodegen(options)
  const format = reportFormat(terminal)
  if (run.site && format !== 'json') tellUnknownPast(terminal, options)
  if (format === 'json' && run.problems.length === 0) return run
  if (format !== 'json') terminal.complain(describeClock(terminal, run.problems))
  terminal.complain(formatReport(run.problems, format, { colour: terminal.hasColour }))
  if (run.site && options.isDeploy && format !== 'json') terminal.complain(describeLeftOut(run.site))
  return run
}

// So many dates are not mistyped in one edit.
const fewDates = 10

/** Many dates that have not come are one mistake: the day of this machine. */
export function describeClock({ today }: Terminal, problems: readonly Problem[]): string {
  const ahead = problems.filter(({ code }) => code === 'future-date').length
  return ahead < fewDates
    ? ''
    : `This machine says that today is ${formatDate(today)}, and ${ahead} dates of data/ have not come by then. Set its clock right, or leave SITE_TODAY out.\n\n`
}

/** What a deploy leaves out because nobody has read it. */
function describeLeftOut({ context: { data } }: PlannedSite): string {
  const drafts = draftsIn(data)
  return drafts.length === 0
    ? ''
    : `Nobody has read ${count(drafts.length, 'translation')}, so their pages are left out: npm run validate -- --verbose says what each lacks.\n\n`
}

interface CommandOptions extends RunOptions {
  /** Why git does not know all that was public. */
  unknownPast?: string | undefined
}

/** What every command passes to codegen. */
export async function runOptionsOf({ root, today, env, values }: Terminal): Promise<CommandOptions> {
  const { cache } = foldersOf(root)
  const memo = openMemo(join(cache, 'memo.txt'))
  const published = await readPublished({
    root,
    env,
    baseBranch: env['GITHUB_BASE_REF'] || undefined,
    pushedFrom: env['PUSHED_FROM'],
    memo,
  })
  return {
    root,
    today,
    origin: readOrigin(env['BASE_URL']),
    memo,
    published: published.pages,
    unknownPast: published.unknown,
    isDeploy: values['deploy'] === true,
  }
}

/** A check that is off must not look like one that found nothing. */
export function tellUnknownPast({ complain }: Terminal, { unknownPast }: CommandOptions): void {
  if (unknownPast !== undefined)
    complain(`What was public is not known here (${unknownPast}); removed pages are not checked.\n`)
}

/** The size of the site: 197 cities, 57 services, 10 articles → 353 pages. */
export function describeSite({ routes, context }: PlannedSite): string {
  const { cities, services, articles } = context.whole.catalogue
  return `${formatCount(cities.size)} cities, ${formatCount(services.size)} services, ${formatCount(articles.size)} articles → ${formatCount(routes.length)} pages.`
}
