import { CommandFailed, measureCommand } from './measure-command.ts'
import type { Usage } from './measure-command.ts'
import { copyProject } from './project-copy.ts'
import type { ProjectCopy } from './project-copy.ts'
import { describeOrigin, formatCount, formatNumber, formatTable, medianOf } from './tables.ts'

/** What is measured, in the order of the table. */
const stepNames = {
  'validate-first': 'validate, nothing cached',
  validate: 'validate',
  cold: 'build, nothing there',
  unchanged: 'build, nothing changed',
  'city-added': 'build, one city added',
  'next-city-added': 'build, one more city added',
} as const
type Step = keyof typeof stepNames
type Round = Record<Step, Usage>
const steps = Object.keys(stepNames) as Step[]

/** Pages only is what other generators do; the full build is what is published. */
const variants = {
  pages: { title: 'pages only', options: ' --no-compress --no-pictures' },
  full: { title: 'with compression and pictures', options: '' },
}
type Variant = keyof typeof variants

// Above this, pictures and compression take minutes: measured only on request.
const mostFullCities = 1000
// A build of more than a minute is measured once: its start costs little of that.
const longSeconds = 60
// Above this share of one core, other programs have changed the wall times.
const quiet = 0.25

export interface BuildWishes {
  /** Numbers of cities to build besides the real data. */
  sizes: readonly number[]
  runs: number
  /** Whether pictures and compression are made at every size. */
  isFull: boolean
  say: (line: string) => void
}

/** The tables of "Building" in RESULTS.md. A size that fails is reported and left out. */
export function measureBuilds(wishes: BuildWishes): string {
  const { sizes, isFull, say } = wishes
  const tables = [undefined, ...sizes].flatMap((cities) => {
    const copy = copyProject(cities)
    try {
      // tsx caches what it has compiled: the first command would pay for that alone.
      measureCommand(copy.script('validate'), copy.root)
      const wanted: Variant[] = isFull || (cities ?? 0) <= mostFullCities ? ['pages', 'full'] : ['pages']
      return wanted.map((variant) => formatRounds(runRounds(copy, variant, wishes), variant))
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error
      say(error.message)
      process.exitCode = 1
      return []
    } finally {
      copy.remove()
    }
  })
  const note = '\\* Other programs used the machine meanwhile: the seconds are too many.'
  const starred = tables.some((table) => table.includes('\\*')) ? [note] : []
  const origin = describeOrigin(['vite', 'vike', 'react', 'react-router-dom'])
  return ['## Building', ...tables, ...starred, origin].join('\n\n')
}

function runRounds(copy: ProjectCopy, variant: Variant, { runs, say }: BuildWishes): Round[] {
  const rounds: Round[] = []
  while (rounds.length < runs && !(rounds[0] && rounds[0].cold.wall > longSeconds)) {
    const round = runRound(copy, variant)
    rounds.push(round)
    const seconds = steps.map((step) => `${step} ${round[step].wall.toFixed(2)} s`).join(', ')
    say(`${variant}, run ${rounds.length}: ${seconds}`)
  }
  return rounds
}

function runRound(copy: ProjectCopy, variant: Variant): Round {
  const validate = () => measureCommand(copy.script('validate'), copy.root)
  const build = () => measureCommand(`${copy.script('build')}${variants[variant].options}`, copy.root)
  const add = (city: string) => {
    copy.addCity(city)
    return expectChange(build())
  }
  copy.restoreCities()
  copy.clean()
  const first = validate()
  copy.clean()
  return {
    'validate-first': first,
    cold: build(),
    unchanged: build(),
    validate: validate(),
    'city-added': add('vellore-fort: { name: Vellore Fort, state: TN }'),
    'next-city-added': add('vellore-cantonment: { name: Vellore Cantonment, state: TN }'),
  }
}

/** A build that missed the new city would be measured as a fast one. */
function expectChange(usage: Usage): Usage {
  if (/^Nothing has changed/m.test(usage.output))
    throw new CommandFailed(`A city was added, and the build says:\n${usage.output}`)
  return usage
}

function formatRounds(rounds: readonly Round[], variant: Variant): string {
  // The last line of a build: 197 cities, 57 services, 10 articles → 353 pages.
  const [, cities, pages = ''] = /([\d,]+) cities.*→ ([\d,]+) pages/.exec(rounds[0]!.cold.output) ?? []
  const count = Number(pages.replaceAll(',', ''))
  const rows = steps.map((step) => {
    const all = rounds.map((round) => round[step])
    const median = (value: (usage: Usage) => number) => medianOf(all.map(value))
    const walls = all.map(({ wall }) => wall)
    const [wall, memory] = [medianOf(walls), median((usage) => usage.memory)]
    const isDisturbed = median(({ others, wall }) => others / wall) > quiet
    return [
      stepNames[step] + (isDisturbed ? ' \\*' : ''),
      `${formatNumber(wall)} (${formatNumber(Math.min(...walls))}–${formatNumber(Math.max(...walls))})`,
      formatNumber(median(({ user, system }) => user + system)),
      formatNumber(memory),
      formatNumber((wall * 1000) / count),
      formatNumber((memory * 1024) / count),
    ]
  })
  const head = ['', 'seconds (min–max)', 'CPU s', 'memory MB', 'ms a page', 'KB a page']
  const title = `**${cities} cities, ${formatCount(count)} pages, ${variants[variant].title} (median of ${rounds.length})**`
  return `${title}\n\n${formatTable(head, rows)}`
}
