import type { PlannedSite } from '../../run/run-codegen.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { askLinks } from './ask-links.ts'
import { describeLinks } from './describe-links.ts'
import { findLinks } from './find-links.ts'

/** Asks every outside address, and says which need a person. What others do is no mistake in the data. */
export async function reportLinks(
  { say, progress }: Terminal,
  { linked, context: { origin } }: PlannedSite,
): Promise<void> {
  const links = findLinks(linked, origin)
  const manners = { userAgent: `lekhasetu-link-check/1.0 (+${origin})`, timeout: 20_000, pause: 1000 }
  say(`Asking ${links.length} links to other sites. This takes some minutes.`)
  const addresses = links.map(({ address }) => address)
  const answers = await askLinks(addresses, manners, (done) => progress(`${done} of ${links.length}`))
  for (const line of describeLinks(links, answers)) say(line)
}
