import { ownWordsOf } from '../pages/topics/own-words/own-words.ts'
import type { PlannedSite } from '../run-codegen.ts'
import { describeFigures, listFigures } from './report/figures.ts'
import { listOwnWords, summariseOwnWords } from './report/describe-own-words.ts'
import { suggestionHint } from '../problem/suggest.ts'
import { planSite, runOptionsOf } from './terminal/plan-site.ts'
import { Refusal } from './terminal/terminal.ts'
import type { Command, Terminal } from './terminal/terminal.ts'
import { askLinks, describeLinks, findLinks } from './report/outside-links.ts'

/** `npm run report`: lists what a person has to compare with the world: figures, words, links. */
export const report: Command = async (terminal) => {
  const { site } = await planSite(terminal, await runOptionsOf(terminal))
  if (!site) return 1
  const { page, own, links } = terminal.values
  if (links === true) await reportLinks(terminal, site)
  else {
    const ofPage = typeof page === 'string' ? page : undefined
    if (ofPage !== undefined) refuseUnknown(ofPage, site)
    const lines = own === true ? ownWords(site) : describeFigures(listFigures(site), terminal.today, ofPage)
    for (const line of lines) terminal.say(line)
  }
  return 0
}

/** A mistyped address would list what similar pages show, or nothing. */
function refuseUnknown(page: string, { routes }: PlannedSite): void {
  const paths = routes.map(({ path }) => path)
  if (!paths.includes(page)) throw new Refusal(`The site has no page "${page}". ${suggestionHint(page, paths)}`)
}

function ownWords(site: PlannedSite): string[] {
  const own = ownWordsOf(site.routes, site.context.whole)
  return [...summariseOwnWords(own, site), ...listOwnWords(own, site)]
}

/** Requests every outside address, and lists those that need a person. */
async function reportLinks({ say, progress }: Terminal, { linked, context: { origin } }: PlannedSite): Promise<void> {
  const links = findLinks(linked, origin)
  const manners = { userAgent: `lekhasetu-link-check/1.0 (+${origin})`, timeout: 20_000, pause: 1000 }
  say(`Asking ${links.length} links to other sites. This takes some minutes.`)
  const asked = await askLinks(links, manners, (done) => progress(`${done} of ${links.length}`))
  for (const line of describeLinks(asked)) say(line)
}
