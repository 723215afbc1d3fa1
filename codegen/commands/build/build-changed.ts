import { existsSync } from 'node:fs'
import { formatCount } from '../../model/texts/format.ts'
import { join } from 'node:path'
import { compressesItself } from '../../emit/hosts/hosts.ts'
import type { HostName } from '../../emit/hosts/hosts.ts'
import { buildSite } from '../../publish/build.ts'
import type { BuildOptions } from '../../publish/build.ts'
import { describeChanges } from '../../publish/describe-changes.ts'
import { findExcesses } from '../../publish/host-limits.ts'
import type { SiteMeasures } from '../../publish/host-limits.ts'
import type { Folders } from '../../publish/folders.ts'
import type { Snapshot } from '../../read/read-snapshot.ts'
import { explainFailure } from '../terminal/explain-failure.ts'
import { findHost, fingerprintInputs } from './fingerprint-inputs.ts'
import { describeSite, planSite, runOptionsOf } from '../terminal/plan-site.ts'
import { secondsSince, Refusal } from '../terminal/terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { summariseOwnWords } from '../report/describe-own-words.ts'
import { findComingMistakes } from '../report/coming-mistakes.ts'

interface Started extends Pick<BuildOptions, 'onListed'> {
  folders: Folders
  /** The contents of data/, if all of it could be read. */
  snapshot: Snapshot | undefined
  /** Fingerprint of everything that the site is made from, as it was at the start. */
  inputs: string | undefined
  /** When the build began, in the milliseconds of `performance.now`. */
  started: number
}

/** Plans the site and brings dist/ up to date. Returns the exit code; a failure keeps dist/. */
export async function buildChanged(terminal: Terminal, from: Started): Promise<number> {
  try {
    const built = await buildSite(howToBuild(terminal, from))
    if (!built) return 1
    const { site, changes } = built
    for (const line of describeChanges(changes, site.routes)) terminal.say(line)
    if (site.own) for (const line of summariseOwnWords(site.own, site)) terminal.say(line)
    terminal.say(`${describeSite(site)} Built in ${secondsSince(from.started)}.`)
    return 0
  } catch (error) {
    const kept = existsSync(join(from.folders.dist, 'client')) ? '\nThe last site in dist/ is as it was.' : ''
    if (error instanceof Refusal) throw new Refusal(`${error.message}${kept}`)
    const explained = explainFailure(error, 'build again')
    if (explained === undefined) throw error
    terminal.complain(`${explained.message}${kept}\n`)
    return explained.code
  }
}

/** The options of the build, and what it prints while it runs. */
function howToBuild(terminal: Terminal, from: Started): BuildOptions {
  const { folders, snapshot, inputs, started, onListed } = from
  const host = findHost(terminal)
  let warnings: readonly string[] = []
  let ahead: readonly string[] = []
  let canSkipNextBuild = false
  return {
    folders,
    snapshot,
    host,
    plan: async () => {
      const options = { ...(await runOptionsOf(terminal)), snapshot }
      const { site, problems } = await planSite(terminal, options)
      if (site) ahead = (await findComingMistakes(site, options)).map((line) => `${line}\n`)
      for (const line of ahead) terminal.complain(line)
      // Warnings appear at every build, so a site with warnings is never skipped.
      canSkipNextBuild = problems.length === 0 && options.unknownPast === undefined
      return site
    },
    isCompressed: terminal.values['no-compress'] !== true && !compressesItself(host),
    hasPictures: terminal.values['no-pictures'] !== true,
    hasTypes: terminal.values['no-types'] !== true,
    isVerified: terminal.values['verify'] === true,
    onProgress: createProgress(terminal, started),
    onListed,
    onMeasured: (measures) => (warnings = checkHost(terminal, host, measures)),
    note: (site) => {
      // Nor is a site skipped if a file was saved during the build.
      const isAsItWas = canSkipNextBuild && snapshot !== undefined && fingerprintInputs(terminal, snapshot) === inputs
      return { inputs: isAsItWas ? inputs : '', summary: describeSite(site), warnings: [...ahead, ...warnings] }
    },
  }
}

// A build that ends within two seconds needs no progress line.
const quietMs = 2000
const betweenMs = 500

function createProgress(terminal: Terminal, started: number): (done: number, all: number) => void {
  let last = started + quietMs - betweenMs
  return (done, all) => {
    const now = performance.now()
    if (now - last < betweenMs) return
    last = now
    terminal.progress(`${formatCount(done)} of ${formatCount(all)} files`)
  }
}

/** Reports what hosts would not accept; throws for what the named host would not accept. */
function checkHost(terminal: Terminal, host: HostName | undefined, site: SiteMeasures): string[] {
  const excesses = findExcesses(site, host)
  const hard = excesses.filter(({ isHard }) => isHard)
  if (host !== undefined && hard.length > 0) throw new Refusal(hard.map(({ message }) => message).join('\n'))
  const isForAny = host === undefined && excesses.length > 0
  const warnings = [
    ...excesses.map(({ message }) => `${message}\n`),
    ...(isForAny ? ['To check one host only, name it: npm run build -- --for nginx\n'] : []),
  ]
  for (const line of warnings) terminal.complain(line)
  return warnings
}
