import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compressesItself } from '../../emit/hosts/hosts.ts'
import { grouped } from '../../problem/format-report.ts'
import { buildSite, withLock } from '../../publish/build-site.ts'
import { hasNoBundle } from '../../publish/bundle/bundler.ts'
import type { Bundler } from '../../publish/bundle/bundler.ts'
import { describeChanges } from '../../publish/describe-changes.ts'
import type { Folders } from '../../publish/folders.ts'
import type { SiteMeasures } from '../../publish/host-limits.ts'
import type { Snapshot } from '../../read/read-snapshot.ts'
import { bundleAhead } from './bundle-ahead.ts'
import { checkHost } from './check-host.ts'
import { explainFailure } from '../terminal/explain-failure.ts'
import { findHost } from './find-host.ts'
import { planSite } from '../terminal/plan-site.ts'
import { fingerprintInputs } from './fingerprint-inputs.ts'
import { runOptionsOf } from '../terminal/run-options.ts'
import { secondsSince } from '../terminal/seconds-since.ts'
import { Refusal } from '../terminal/terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { summariseOwnWords } from '../report/describe-own-words.ts'
import { describeSite } from '../validate.ts'

interface Started {
  folders: Folders
  /** What lies in data/, where all of it could be read. */
  snapshot: Snapshot | undefined
  /** Fingerprint of everything that the site is made of, as it was at the start. */
  inputs: string | undefined
  /** When the build began, in the milliseconds of `performance.now`. */
  started: number
}

/** Plans the site and brings dist/ up to date with it; gives back the exit code. On any failure the last site stays. */
export async function buildChanged(terminal: Terminal, from: Started): Promise<number> {
  const { folders } = from
  let bundler: Bundler | undefined
  try {
    if (!hasNoBundle(folders))
      return await planAndBuild(terminal, from, { whileLocked: (task) => withLock(folders, task) })
    return await withLock(folders, () => {
      bundler = bundleAhead(folders, from.snapshot)
      return planAndBuild(terminal, from, { bundler, whileLocked: (task) => task() })
    })
  } catch (error) {
    const kept = existsSync(join(folders.dist, 'client')) ? '\nThe last site in dist/ is as it was.' : ''
    if (error instanceof Refusal) throw new Refusal(`${error.message}${kept}`)
    const explained = explainFailure(error, 'build again')
    if (explained === undefined) throw error
    terminal.complain(`${explained.message}${kept}\n`)
    return explained.code
  } finally {
    bundler?.stop()
  }
}

interface Building {
  /** A bundler that is at work already. */
  bundler?: Bundler
  /** Does what only one build at a time may do. */
  whileLocked: <T>(task: () => Promise<T>) => Promise<T>
}

async function planAndBuild(terminal: Terminal, from: Started, { bundler, whileLocked }: Building): Promise<number> {
  const options = { ...(await runOptionsOf(terminal)), snapshot: from.snapshot }
  const { site, problems } = await planSite(terminal, options)
  if (!site) return 1
  // Warnings are to be seen at every build, so a site with some is never passed over.
  const mayBePassedOver = problems.length === 0 && options.unknownPast === undefined
  const how = {
    ...howToBuild(terminal, from, { origin: options.origin, mayBePassedOver }),
    summary: describeSite(site),
    bundler,
  }
  const changes = await whileLocked(() => buildSite(site, from.folders, how))
  for (const line of describeChanges(changes, site.routes)) terminal.say(line)
  if (site.own) for (const line of summariseOwnWords(site.own, site)) terminal.say(line)
  terminal.say(`${how.summary} Built in ${secondsSince(from.started)}.`)
  return 0
}

interface Planned {
  origin: string | undefined
  /** Whether the next build may say that nothing has changed, where nothing has. */
  mayBePassedOver: boolean
}

/** How the command line asks to build, and what is said meanwhile. */
function howToBuild(terminal: Terminal, { snapshot, inputs, started }: Started, { origin, mayBePassedOver }: Planned) {
  const host = findHost(terminal)
  let told: readonly string[] = []
  // Nor is a site passed over of which a file was saved while it was made.
  const isAsItWas = () =>
    mayBePassedOver && snapshot !== undefined && fingerprintInputs(terminal, origin, snapshot) === inputs
  return {
    isCompressed: isCompressed(terminal),
    hasPictures: terminal.values['no-pictures'] !== true,
    hasTypes: terminal.values['no-types'] !== true,
    isFull: terminal.values['verify'] === true,
    inputs: () => (inputs !== undefined && isAsItWas() ? inputs : ''),
    onProgress: createProgress(terminal, started),
    host,
    onMeasured: (measures: SiteMeasures) => (told = checkHost(terminal, host, measures)),
    told: () => told,
  }
}

const isCompressed = (terminal: Terminal) =>
  terminal.values['no-compress'] !== true && !compressesItself(findHost(terminal))

// A build that ends within two seconds needs no progress line.
const quietMs = 2000
const betweenMs = 500

function createProgress(terminal: Terminal, started: number): (done: number, all: number) => void {
  let last = started + quietMs - betweenMs
  return (done, all) => {
    const now = performance.now()
    if (now - last < betweenMs) return
    last = now
    terminal.progress(`${grouped(done)} of ${grouped(all)} files`)
  }
}
