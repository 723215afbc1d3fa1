import type { Terminal } from '../../../codegen/commands/terminal/terminal.ts'
import { today } from './site-folder.ts'

/**
 * A terminal in a site folder that remembers what was said, with the words and options that stand
 * behind the command's name.
 */
export function makeTerminal(
  root: string,
  positionals: readonly string[] = [],
  values: Terminal['values'] = {},
  env: Terminal['env'] = {},
): { terminal: Terminal; said: () => string; complained: () => string } {
  const lines: string[] = []
  const complaints: string[] = []
  return {
    terminal: {
      root,
      positionals,
      values,
      today,
      hasColour: false,
      env: { PATH: process.env['PATH'], ...env },
      say: (line) => void lines.push(line),
      complain: (text) => void complaints.push(text),
      progress: () => undefined,
    },
    said: () => lines.join('\n'),
    complained: () => complaints.join(''),
  }
}
