import { CommandFailed, measureCommand } from '../processes/measure-command.ts'
import type { Usage } from '../processes/measure-command.ts'
import { spreadOf } from '../statistics.ts'
import type { Spread } from '../statistics.ts'
import { copyProject } from './project-copy.ts'
import type { ProjectCopy } from './project-copy.ts'

/** What is measured, in the order in which an operator meets it. */
export const steps = ['validate-first', 'validate', 'cold', 'unchanged', 'city-added', 'next-city-added'] as const
export type Step = (typeof steps)[number]

/** `pages`: no compression and no pictures, which no peer makes either. `full`: what is published. */
export type Variant = 'pages' | 'full'

export interface BuildRow {
  step: Step
  variant: Variant
  cities: number
  pages: number
  wall: Spread
  user: Spread
  system: Spread
  memory: Spread
  /** Share of the machine that other programs took: 0.5 is half of one core. */
  disturbance: number
}

export interface BuildWishes {
  project: string
  /** Number of cities; undefined for the real data as it is. */
  cities: number | undefined
  variants: readonly Variant[]
  runs: number
  say: (line: string) => void
  /** Called after each round of pages alone, for what is measured in turn with it. */
}

/** What one round cost, and how many cities the site had. */
export interface Round extends Record<Step, Usage> {
  cities: number
}

// A build of more than a minute is measured once: what a start costs no longer matters there.
const longSeconds = 60
const firstCity = 'vellore-fort: { name: Vellore Fort, state: TN }'
const nextCity = 'vellore-cantonment: { name: Vellore Cantonment, state: TN }'

/** Measures every step of building one size of the site in a copy of the project. */
export function measureBuild({ project, cities, variants, runs, say }: BuildWishes): BuildRow[] {
  const copy = copyProject(project, cities)
  try {
    // tsx keeps what it has compiled: the first command would pay for that alone.
    measureCommand(copy.script('validate'), copy.root)
    return variants.flatMap((variant) => {
      const rounds: Record<Step, Usage>[] = []
      while (rounds.length < runs && !(rounds[0] && rounds[0].cold.wall > longSeconds)) {
        const round = runRound(copy, variant)
        rounds.push(round)
        say(
          `${variant}, run ${rounds.length}: ${steps.map((step) => `${step} ${round[step].wall.toFixed(2)} s`).join(', ')}`,
        )
      }
      return steps.map((step) =>
        toRow(
          rounds.map((round) => round[step]),
          { step, variant, ...countsOf(rounds[0]!.cold.output) },
        ),
      )
    })
  } finally {
    copy.remove()
  }
}

function runRound(copy: ProjectCopy, variant: Variant): Record<Step, Usage> {
  const run = (script: string) => measureCommand(copy.script(script), copy.root)
  const build = () =>
    measureCommand(`${copy.script('build')}${variant === 'pages' ? ' --no-compress --no-pictures' : ''}`, copy.root)
  copy.restoreCities()
  copy.clean()
  const validateFirst = run('validate')
  copy.clean()
  const cold = build()
  const unchanged = build()
  const validate = run('validate')
  copy.addCity(firstCity)
  const cityAdded = expectChange(build())
  copy.addCity(nextCity)
  const nextCityAdded = expectChange(build())
  return {
    'validate-first': validateFirst,
    validate,
    cold,
    unchanged,
    'city-added': cityAdded,
    'next-city-added': nextCityAdded,
  }
}

/** A build that missed the new city would be measured as a fast one. */
function expectChange(usage: Usage): Usage {
  if (/^Nothing has changed/m.test(usage.output))
    throw new CommandFailed(`A city was added, and the build says:\n${usage.output}`)
  return usage
}

function toRow(usages: readonly Usage[], known: Pick<BuildRow, 'step' | 'variant' | 'cities' | 'pages'>): BuildRow {
  const spread = (name: 'wall' | 'user' | 'system' | 'memory') => spreadOf(usages.map((usage) => usage[name]))
  return {
    ...known,
    wall: spread('wall'),
    user: spread('user'),
    system: spread('system'),
    memory: spread('memory'),
    disturbance: spreadOf(usages.map(({ others, wall }) => others / wall)).median,
  }
}

/** The build's last line: 197 cities, 57 services, 10 articles → 353 pages. */
function countsOf(output: string): { cities: number; pages: number } {
  const [, cities, pages] = /([\d,]+) cities.*→ ([\d,]+) pages/.exec(output) ?? []
  const toCount = (text = '') => Number(text.replaceAll(',', ''))
  return { cities: toCount(cities), pages: toCount(pages) }
}
