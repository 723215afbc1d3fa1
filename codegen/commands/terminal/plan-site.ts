import { formatReport } from '../../problem/format-report.ts'
import { runCodegen } from '../../run-codegen.ts'
import type { CodegenRun } from '../../run-codegen.ts'
import { tellUnknownPast } from './run-options.ts'
import type { CommandOptions } from './run-options.ts'
import { reportFormat } from './terminal.ts'
import type { Terminal } from './terminal.ts'

/** Runs codegen up to the plan and reports its problems and warnings on standard error. */
export async function planSite(terminal: Terminal, options: CommandOptions): Promise<CodegenRun> {
  const run = await runCodegen(options)
  const format = reportFormat(terminal)
  if (run.site && format !== 'json') tellUnknownPast(terminal, options)
  if (format === 'json' && run.problems.length === 0) return run
  terminal.complain(formatReport(run.problems, format, { colour: terminal.hasColour }))
  return run
}
