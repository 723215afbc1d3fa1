import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject } from '../build/project-copy.ts'
import { measureCommand } from '../processes/measure-command.ts'
import { areas } from './areas.ts'
import type { AreaSeconds, CpuProfile } from './read-profile.ts'
import { noSeconds, readProfile } from './read-profile.ts'

export interface ProfileRow {
  cities: number | undefined
  /** Seconds of the processor in all processes and threads, and the part of the system in them. */
  processor: number
  system: number
  memory: number
  areas: AreaSeconds
}

interface Wishes {
  project: string
  sizes: readonly number[]
  runs: number
  /** Whether pictures and compression are made, too. */
  isFull: boolean
  say: (line: string) => void
}

/** Profiles a first build of the real data and of each size; of several runs the one that took the processor least. */
export function measureProfile({ project, sizes, runs, isFull, say }: Wishes): ProfileRow[] {
  return [undefined, ...sizes].map((cities) => {
    const copy = copyProject(project, cities)
    try {
      const rows = Array.from({ length: runs }, () => {
        copy.clean()
        const row = {
          cities,
          ...profileBuild(`${copy.script('build')}${isFull ? '' : ' --no-compress --no-pictures'}`, copy.root),
        }
        say(`${cities ?? 'The real data'}: ${row.processor.toFixed(1)} s of the processor`)
        return row
      })
      return rows.reduce((least, row) => (row.processor < least.processor ? row : least))
    } finally {
      copy.remove()
    }
  })
}

function profileBuild(line: string, root: string): Omit<ProfileRow, 'cities'> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  try {
    const { user, system, memory } = measureCommand(
      line.replace(/^node /, `node --cpu-prof --cpu-prof-dir=${folder} `),
      root,
    )
    const threads = readdirSync(folder).map((name) =>
      readProfile(JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile),
    )
    return { processor: user + system, system, memory, areas: fitTo(user + system, sumOf(threads)) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function sumOf(threads: readonly AreaSeconds[]): AreaSeconds {
  const sum = noSeconds()
  for (const thread of threads) for (const area of areas) sum[area] += thread[area]
  return sum
}

/** Samples are taken by the clock: where other programs held the processor meanwhile, they may come to more than it has worked. */
function fitTo(processor: number, seconds: AreaSeconds): AreaSeconds {
  const sampled = areas.reduce((sum, area) => sum + seconds[area], 0)
  const share = Math.min(1, processor / sampled)
  const fitted = noSeconds()
  for (const area of areas) fitted[area] = seconds[area] * share
  return fitted
}
