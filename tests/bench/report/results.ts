import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRow } from '../build/measure-build.ts'
import type { LoadRow } from '../load/measure-load.ts'
import type { ObservatoryRow } from '../observatory/measure-observatory.ts'
import type { PeerRow } from '../peers/run-peers.ts'
import type { ProfileRow } from '../profile/measure-profile.ts'
import type { VisitorRow } from '../visitor/measure-visitor.ts'

/** One measurement: what was found, where, when and with what. */
export interface Section<Row> {
  date: string
  machine: string
  versions: Record<string, string>
  rows: Row[]
}

/** The last measurement of each sort; they may stem from different days. */
export interface Results {
  build?: Section<BuildRow>
  peers?: Section<PeerRow>
  profile?: Section<ProfileRow>
  visitor?: Section<VisitorRow>
  load?: Section<LoadRow>
  observatory?: Section<ObservatoryRow>
}

const file = join(import.meta.dirname, '../results.json')

export function readResults(): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {}
}

export function writeResults(results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, roundNumbers, 1)}\n`)
}

/** Digits beyond these are noise, and noise in every line of a diff. */
function roundNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value
}
