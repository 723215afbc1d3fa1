import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '../../cache/folder-fingerprint.ts'
import { emitFiguresWithoutFact } from '../../emit/emit-figures-without-fact.ts'
import { grouped } from '../../problem/format-report.ts'
import type { PlannedSite } from '../../run/run-codegen.ts'
import { replaceIfSame } from '../../write/replace-if-same.ts'
import type { Terminal } from '../terminal/terminal.ts'

const file = 'data/figures-without-fact.yaml'

/** Takes out of the list of figures without a fact what is tied by now, or gone. What is not listed is never put in. */
export function lowerList({ countFigures }: PlannedSite, terminal: Terminal): number {
  const { listed, spare } = countFigures()
  const left = [...listed.values()].reduce((sum, figures) => sum + figures.length, 0)
  if (spare === 0) {
    terminal.say(left === 0 ? 'Every figure of law has a fact.' : `${file} lists no figure that has a fact by now.`)
    return 0
  }
  const path = join(terminal.root, file)
  const before = readText(path)
  const after = emitFiguresWithoutFact(listed)
  if (after === undefined) rmSync(path)
  else if (!replaceIfSame(path, { before, after })) {
    terminal.complain(`Another program changed ${file} meanwhile. Nothing was written; run it again.\n`)
    return 1
  }
  terminal.say(
    left === 0
      ? `Every figure of law has a fact now, so ${file} is gone.`
      : `${grouped(spare)} taken out of ${file}, ${grouped(left)} left.`,
  )
  return 0
}
