import { join } from 'node:path'
import { fingerprint } from '../fingerprint.ts'
import { isGeneratedWhole } from '../generate.ts'
import { compressesItself } from '../hosts.ts'
import { count, grouped } from '../problem/format-report.ts'
import { buildPart, buildSite } from '../publish/build-site.ts'
import { hasNoBundle, startBundler } from '../publish/bundle/bundler.ts'
import type { Bundler } from '../publish/bundle/bundler.ts'
import { findSameSite } from '../publish/copies/publish-files.ts'
import { describeChanges } from '../publish/describe-changes.ts'
import { foldersOf } from '../publish/folders.ts'
import type { Folders } from '../publish/folders.ts'
import { startSecondThread } from '../publish/second-thread.ts'
import { parseShard } from '../publish/shard.ts'
import type { SiteMeasures } from '../publish/host-limits.ts'
import { printCode, readCodePrint, readFolderPrint, readText } from '../read/read-inputs.ts'
import { readSnapshot } from '../read/read-snapshot.ts'
import type { Snapshot } from '../read/read-snapshot.ts'
import { checkHost, findHost } from './check-host.ts'
import { explainFailure } from './explain-failure.ts'
import { planSite } from './plan-site.ts'
import { refuseOddFolder } from './refuse-odd-folder.ts'
import { readOrigin, runOptionsOf } from './run-options.ts'
import type { Command, Terminal } from './terminal.ts'
import { describeSite } from './validate.ts'

/** `npm run build`: brings dist/ up to date, or leaves it as it was. */
export const build: Command = async (terminal) => {
  const started = performance.now()
  const folders = foldersOf(terminal.root)
  refuseOddFolder(terminal.root)
  const snapshot = trySnapshot(terminal.root)
  const inputs = snapshot && printInputs(terminal, readOrigin(terminal.env['BASE_URL']), snapshot)
  const same = inputs !== undefined && terminal.values['shard'] === undefined && isGeneratedWhole(folders.generated) ? findSameSite(folders.dist, inputs, terminal.values['verify'] === true) : undefined
  if (same !== undefined) {
    terminal.say('Nothing has changed.')
    terminal.say(`${same} Looked at in ${seconds(started)}.`)
    return 0
  }
  const bundler = hasNoBundle(folders) ? startBundler(folders) : undefined
  try {
    return await planAndBuild(terminal, { folders, options: { ...(await runOptionsOf(terminal)), snapshot }, inputs, started, bundler })
  } catch (error) {
    const told = explainFailure(error, 'build again')
    if (told === undefined) throw error
    terminal.complain(`${told.message}\nThe last site in dist/ is as it was.\n`)
    return told.code
  } finally {
    bundler?.stop()
  }
}

/** What lies in data/; undefined where something there cannot be read, which planning reports. */
function trySnapshot(root: string): Snapshot | undefined {
  let isWhole = true
  const snapshot = readSnapshot(root, () => (isWhole = false))
  return isWhole ? snapshot : undefined
}

interface Started {
  folders: Folders
  options: Awaited<ReturnType<typeof runOptionsOf>>
  inputs: string | undefined
  started: number
  bundler: Bundler | undefined
}

async function planAndBuild(terminal: Terminal, { folders, options, inputs, started, bundler }: Started): Promise<number> {
  const { site, problems } = await planSite(terminal, options)
  if (!site) return 1
  const { snapshot, origin, unknownPast } = options
  // Warnings are to be seen at every build, so a site with some is never passed over; nor is one of which code was saved while it was made.
  const host = findHost(terminal)
  let hasExcess = false
  const isAsItWas = () => problems.length === 0 && !hasExcess && unknownPast === undefined && snapshot !== undefined && printInputs(terminal, origin, snapshot, printCode()) === inputs
  const how = {
    isCompressed: isCompressed(terminal), hasPictures: terminal.values['no-pictures'] !== true, summary: describeSite(site), isFull: terminal.values['verify'] === true,
    inputs: () => (isAsItWas() ? inputs! : ''), onProgress: createProgress(terminal, started),
    host, onMeasured: (measures: SiteMeasures) => (hasExcess = checkHost(terminal, host, measures)), bundler, startSecondThread: () => startSecondThread(argsOf(terminal), { today: terminal.today, origin, snapshot }),
  }
  const asked = terminal.values['shard']
  const shard = typeof asked === 'string' ? parseShard(asked) : undefined
  if (shard) {
    const made = await buildPart(site, folders, { ...how, shard })
    terminal.say(`Part ${shard.index} of ${shard.count}: ${count(made, 'file')} in dist/parts. \`npm run merge\` on a machine that has all parts joins them.`)
    return 0
  }
  const changes = await buildSite(site, folders, how)
  for (const line of describeChanges(changes, site.routes)) terminal.say(line)
  terminal.say(`${describeSite(site)} Built in ${seconds(started)}.`)
  return 0
}

/** The command line with which a second thread makes the same files. */
function argsOf(terminal: Terminal): string[] {
  const without = { 'no-compress': !isCompressed(terminal), 'no-pictures': terminal.values['no-pictures'] === true }
  return ['--root', terminal.root, ...Object.entries(without).flatMap(([name, isAsked]) => (isAsked ? [`--${name}`] : []))]
}

const isCompressed = (terminal: Terminal) => terminal.values['no-compress'] !== true && !compressesItself(findHost(terminal))

/** Everything that a site is made of: its data as it was read, the code, the options and the day. Reading it all takes 20 ms; planning it ten times that. */
function printInputs({ root, values, env, today }: Terminal, origin: string | undefined, { print }: Snapshot, code = readCodePrint()): string {
  const folders = ['data/schemas', 'src', 'public'].map((name) => readFolderPrint(join(root, name)))
  const files = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'].map((name) => readText(join(root, name)))
  return fingerprint([code, print, folders, files, ['no-compress', 'no-pictures', 'deploy'].map((name) => values[name] ?? false), origin ?? '', today, findHost({ values, env }) ?? ''])
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(2)} s`
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
    terminal.progress(`${grouped(done)} of ${grouped(all)} files`)
  }
}
