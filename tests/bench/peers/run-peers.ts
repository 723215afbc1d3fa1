import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { WrongOptions } from '../options.ts'
import { versionsOf } from '../machine.ts'
import { spreadOf } from '../statistics.ts'
import type { Spread } from '../statistics.ts'
import { environmentOf, findObstacle, openWorkshop } from './workshop.ts'

/** What one peer needed for one size of the same job, and this project's figures as shares of it. */
export interface PeerRow extends Record<PeerFigure, Spread> {
  peer: string
  version: string
  cities: number
  pages: number
  /** Of each round by itself: what slows the machine for a while slows both. */
  ratios: Record<PeerFigure, Spread>
}

/** Seconds of a first build and of one with a city added, seconds of the processor and megabytes of the first. */
export const peerFigures = ['cold', 'cityAdded', 'user', 'memory'] as const
export type PeerFigure = (typeof peerFigures)[number]
export type Figures = Record<PeerFigure, number>

export interface PeerWishes {
  folder: string
  only: readonly string[] | undefined
  /** Numbers of cities to measure at; undefined: at that of the real data. */
  sizes: readonly number[] | undefined
  limit: number
  say: (line: string) => void
}

/** Peers that take turns with this project, so that both have the same machine. */
export interface Peers {
  /** Runs each peer once at the size of a round of this project. */
  takeTurn: (cities: number, ours: Figures) => void
  rows: () => PeerRow[]
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

/** Makes the peers ready, which run by their own script. Those that cannot run here are left out, with the reason said. */
export function openPeers({ folder, only, sizes, limit, say }: PeerWishes): Peers {
  const workshop = openWorkshop(folder)
  const peers = listPeers(folder, only).filter((peer) => {
    const reason = findObstacle(peer)
    if (reason) say(`${peer} is left out: ${reason}`)
    return !reason
  })
  const turns: Turn[] = []
  const failed = new Set<string>()
  return {
    takeTurn: (cities, ours) => {
      if (sizes && !sizes.includes(cities)) return
      for (const peer of peers) {
        if (failed.has(`${peer} ${cities}`)) continue
        const report = runPeer(peer, cities, { workshop, limit, say })
        if (report) turns.push({ peer, cities, report, ours })
        else failed.add(`${peer} ${cities}`)
      }
    },
    rows: () => {
      const nameOf = ({ peer, cities }: Turn) => `${peer} ${cities}`
      return [...new Set(turns.map(nameOf))].map((name) =>
        toRow(
          turns.filter((turn) => nameOf(turn) === name),
          workshop,
        ),
      )
    },
  }
}

interface Turn {
  peer: string
  cities: number
  report: Report
  ours: Figures
}

interface Report {
  rc: number
  warm_rc: number
  html_pages: number
  cold: { wall_s: number; user_s: number; rss_mb: number } | null
  warm: { wall_s: number } | null
}

function runPeer(
  peer: string,
  cities: number,
  { workshop, limit, say }: Pick<PeerWishes, 'limit' | 'say'> & { workshop: string },
): Report | undefined {
  const { stdout, stderr } = spawnSync('bash', [join(workshop, 'src/run.sh'), peer, String(cities), String(limit)], {
    encoding: 'utf8',
    env: environmentOf(join(workshop, '..')),
  })
  const line = stdout.split('\n').find((text) => text.startsWith('{'))
  const report = line ? (JSON.parse(line) as Report) : undefined
  if (!report?.cold || report.rc !== 0) {
    say(
      `${peer} with ${cities} cities failed: ${report?.rc === 124 ? `not ready after ${limit} s` : (stderr.trim() || stdout.trim()).slice(-400)} (log in ${workshop}/logs/${peer}-${cities}-cold.log)`,
    )
    return undefined
  }
  say(
    `${peer}, ${cities} cities: cold ${report.cold.wall_s} s (CPU ${report.cold.user_s} s), a city added ${report.warm?.wall_s ?? '–'} s`,
  )
  return report
}

const figureOf: Record<PeerFigure, (report: Report) => number | undefined> = {
  cold: ({ cold }) => cold?.wall_s,
  cityAdded: ({ warm, warm_rc }) => (warm_rc === 0 ? warm?.wall_s : undefined),
  user: ({ cold }) => cold?.user_s,
  memory: ({ cold }) => cold?.rss_mb,
}

function toRow(turns: readonly Turn[], workshop: string): PeerRow {
  const { peer, cities, report } = turns[0]!
  const spreads = (valueOf: (turn: Turn, figure: PeerFigure) => number | undefined) =>
    Object.fromEntries(
      peerFigures.map((figure) => [
        figure,
        spreadOf(turns.map((turn) => valueOf(turn, figure)).filter((number) => number !== undefined)),
      ]),
    ) as Record<PeerFigure, Spread>
  return {
    peer,
    version: versionOf(peer, workshop),
    cities,
    pages: report.html_pages,
    ...spreads((turn, figure) => figureOf[figure](turn.report)),
    ratios: spreads((turn, figure) => {
      const theirs = figureOf[figure](turn.report)
      return theirs === undefined ? undefined : turn.ours[figure] / theirs
    }),
  }
}

function versionOf(peer: string, workshop: string): string {
  if (peer.startsWith('hugo'))
    return /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout)?.[1] ?? ''
  const name = packages.find(([start]) => peer.startsWith(start))?.[1] ?? peer
  return versionsOf(join(workshop, 'work', peer), [name])[name] ?? ''
}
