import type { Try } from './run-rounds.ts'

/** What came of many tries. */
export interface Tally {
  add: (one: Try) => void
  tries: () => number
  /** Every try that broke a promise, with all that is needed to do it again. */
  failures: () => string[]
  /** How many tries there were until now, and how many with a fault. */
  count: () => string
  /** Tries by kind, how many of them were refused, and the promises broken. */
  summary: () => string
}

interface Count {
  tries: number
  refused: number
  faults: number
}

export function createTally(command: string): Tally {
  const kinds = new Map<string, Count>()
  const promises = new Map<string, number>()
  const failures: string[] = []
  let tries = 0
  const count = () => `${tries} tries, ${failures.length} with a fault.`
  return {
    tries: () => tries,
    count,
    failures: () => failures,
    add: (one) => {
      tries++
      for (const kind of one.kinds) {
        const { tries: own, refused, faults } = kinds.get(kind) ?? { tries: 0, refused: 0, faults: 0 }
        kinds.set(kind, {
          tries: own + 1,
          refused: refused + Number(one.isRefused),
          faults: faults + Number(one.faults.length > 0),
        })
      }
      for (const { promise } of one.faults) promises.set(promise, (promises.get(promise) ?? 0) + 1)
      if (one.faults.length > 0) failures.push(describe(one, command))
    },
    summary: () => {
      const rows = [...kinds]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(
          ([kind, { tries: own, refused, faults }]) =>
            `${String(own).padStart(5)} ${String(refused).padStart(8)} ${String(faults).padStart(7)}  ${kind}`,
        )
      const broken = [...promises].map(([promise, count]) => `  ${count} × not so: ${promise}`)
      return ['tries  refused  faulty', ...rows, count(), ...broken].join('\n')
    },
  }
}

function describe({ kinds, names, faults, earlier, round }: Try, command: string): string {
  const before = earlier.length === 0 ? [] : ['  after:', ...earlier.map((name) => `    ${name.slice(0, 200)}`)]
  return [
    kinds.join(' + '),
    ...names.map((name) => `  ${name}`),
    ...faults.map(({ promise, text }) => `  ✗ ${promise}: ${text}`),
    ...before,
    `  again: ${command} --round ${round}`,
  ].join('\n')
}
