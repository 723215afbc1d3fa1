import type { ReportFormat } from '../problem/format-report.ts'

/** What a command may know of the outside, so that main.ts alone touches the process and the console. */
export interface Terminal {
  /** The folder that holds data/. */
  root: string
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

/** The format of reports that was asked for, or that the surroundings call for. */
export function reportFormat({ values, env }: Terminal): ReportFormat {
  const asked = values['format']
  if (asked === 'github' || asked === 'json' || asked === 'text') return asked
  return env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text'
}
