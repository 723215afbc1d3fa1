import type { ReportFormat } from '../../problem/format-report.ts'

/** What a command may use of the process: only main.ts touches process and console. */
export interface Terminal {
  root: string
  /** The given options by name, each one known to the command and with a valid value. */
  values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>
  positionals: readonly string[]
  env: Readonly<Record<string, string | undefined>>
  today: string
  hasColour: boolean
  /** One line on standard output. */
  say: (line: string) => void
  /** Text on standard error, unchanged. */
  complain: (text: string) => void
  /** A line that the next one overwrites, on terminals only. */
  progress: (line: string) => void
}

/** Runs the command and returns the exit code: 0 fine, 1 mistakes in the data, 2 a bug of ours. */
export type Command = (terminal: Terminal) => Promise<number>

/** A request that cannot be carried out. The message says why, and what to write instead. */
export class Refusal extends Error {}

/** The format of reports: the requested one, or the one for the environment. */
export function reportFormat({ values, env }: Terminal): ReportFormat {
  const asked = values['format']
  if (asked === 'github' || asked === 'json' || asked === 'text') return asked
  return env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text'
}

/** The time since a moment of `performance.now`, for people. */
export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(2)} s`
}
