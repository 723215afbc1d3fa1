import { ownWordsOf } from '../pages/shared/own-words/own-words.ts'
import type { PlannedSite } from '../run/run-codegen.ts'
import { describeFigures, describeFiguresOf } from './report/describe-figures.ts'
import { listOwnWords, summariseOwnWords } from './report/describe-own-words.ts'
import { planFigures } from './report/plan-figures.ts'
import { reportLinks } from './report/report-links.ts'
import { planSite } from './terminal/plan-site.ts'
import { runOptionsOf } from './terminal/run-options.ts'
import { Refusal } from './terminal/terminal.ts'
import type { Command } from './terminal/terminal.ts'

/** `npm run report`: lists what a person has to compare with the world: figures, words, links. */
export const report: Command = async (terminal) => {
  const { site } = await planSite(terminal, await runOptionsOf(terminal))
  if (!site) return 1
  const { page, own, links } = terminal.values
  if (links === true) await reportLinks(terminal, site)
  else for (const line of own === true ? ownWords(site) : figures(site, page)) terminal.say(line)
  return 0
}

function ownWords(site: PlannedSite): string[] {
  const own = ownWordsOf(site.routes, site.context.whole)
  return [...summariseOwnWords(own, site), ...listOwnWords(own, site)]
}

function figures(site: PlannedSite, page: unknown): string[] {
  const planned = planFigures(site)
  if (typeof page !== 'string') return describeFigures(planned)
  const lines = describeFiguresOf(page, planned)
  if (lines) return lines
  throw new Refusal(`No dated figure is on "${page}". Write an address of the site: --page /blog/tds-compliance-guide`)
}
