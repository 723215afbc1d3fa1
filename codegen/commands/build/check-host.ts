import type { HostName } from '../../emit/hosts/hosts.ts'
import { findExcesses } from '../../publish/host-limits.ts'
import type { SiteMeasures } from '../../publish/host-limits.ts'
import { Refusal } from '../terminal/terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * Tells what hosts would not take of a site, and refuses what the named one would not. Gives back
 * what it told.
 */
export function checkHost(terminal: Terminal, host: HostName | undefined, site: SiteMeasures): string[] {
  const excesses = findExcesses(site, host)
  const hard = excesses.filter(({ isHard }) => isHard)
  if (host !== undefined && hard.length > 0) throw new Refusal(hard.map(({ message }) => message).join('\n'))
  const isForAny = host === undefined && excesses.length > 0
  const told = [
    ...excesses.map(({ message }) => `${message}\n`),
    ...(isForAny ? ['Name the host, to hear of no other: npm run build -- --for nginx\n'] : []),
  ]
  for (const line of told) terminal.complain(line)
  return told
}
