import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { emitReport } from '../emit/emit-report.ts'
import { ownWordsOf } from '../pages/shared/own-words/own-words.ts'
import { foldersOf } from '../publish/folders.ts'
import { codegenFolder } from '../cache/code-fingerprint.ts'
import { readTemplates } from '../read/read-inputs.ts'
import { describeFigures, describeFiguresOf } from './report/describe-figures.ts'
import { listOwnWords, summariseOwnWords } from './report/describe-own-words.ts'
import { reportLinks } from './report/report-links.ts'
import { planFigures } from './report/plan-figures.ts'
import { planReport } from './report/plan-report.ts'
import { replaceFile } from '../write/replace-file.ts'
import { planSite } from './terminal/plan-site.ts'
import { runOptionsOf } from './terminal/run-options.ts'
import { Refusal } from './terminal/terminal.ts'
import type { Command } from './terminal/terminal.ts'
import { describeSite } from './validate.ts'

/** `npm run report`: draws every page as search results and chats show it, in one file to open in a browser. */
export const report: Command = async (terminal) => {
  const { site, problems } = await planSite(terminal, await runOptionsOf(terminal))
  if (!site) return 1
  const page = terminal.values['page']
  if (typeof page === 'string') {
    const lines = describeFiguresOf(page, planFigures(site))
    if (!lines)
      throw new Refusal(
        `No dated figure is on "${page}". Write an address of the site: --page /blog/tds-compliance-guide`,
      )
    for (const line of lines) terminal.say(line)
    return 0
  }
  if (terminal.values['figures'] === true) {
    for (const line of describeFigures(planFigures(site))) terminal.say(line)
    return 0
  }
  if (terminal.values['own'] === true) {
    const own = ownWordsOf(site.routes, site.context.whole)
    for (const line of [...summariseOwnWords(own, site), ...listOwnWords(own, site)]) terminal.say(line)
    return 0
  }
  if (terminal.values['links'] === true) {
    await reportLinks(terminal, site)
    return 0
  }
  const { cache, dist } = foldersOf(terminal.root)
  terminal.say(`${describeSite(site)} Measuring and drawing them …`)
  const own = ownWordsOf(site.routes, site.context.whole)
  for (const line of summariseOwnWords(own, site)) terminal.say(line)
  const view = planReport({ site, problems, own }, join(dist, 'client'))
  const file = join(cache, 'report.html')
  replaceFile(file, emitReport(view, readTemplates(codegenFolder)))
  if (!view.isBuilt)
    terminal.say('There is no built site yet, so the report has no weights and no pictures. For those: npm run build')
  terminal.say(`The report is at ${pathToFileURL(file).href}`)
  return 0
}
