import type { ReportFormat } from '../../problem/format-report.ts'

/**
 * What a command may know of the outside, so that main.ts alone touches the process and the
 * console.
 */
export interface Terminal {
  /** The folder that holds data/. */
  root: string
  /**
   * The options that were given, by name. The command line is read before: each is one of the
   * command's own and has a value that it may have.
   */
  values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>
  positionals: readonly string[]
  env: Readonly<Record<string, string | undefined>>
  /** The day of the run, as 2026-11-21. */
  today: string
  hasColour: boolean
  /** One line on standard output. */
  say: (line: string) => void
  /** Text on standard error, as it is. */
  complain: (text: string) => void
  /** One line that the next one writes over, on terminals only. */
  progress: (line: string) => void
}

/** Does its work and gives the exit code: 0 fine, 1 problems in the data, 2 a fault of ours. */
export type Command = (terminal: Terminal) => Promise<number>

/**
 * What was asked for cannot be done as it was asked; the message says why, and what to write
 * instead.
 */
export class Refusal extends Error {}

/** The format of reports that was asked for, or that the surroundings call for. */
export function reportFormat({ values, env }: Terminal): ReportFormat {
  const asked = values['format']
  if (asked === 'github' || asked === 'json' || asked === 'text') return asked
  return env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text'
}
