import { findSameSite } from '../publish/copies/check-copy.ts'
import type { SiteFiles } from '../publish/files/published-file.ts'
import { foldersOf } from '../publish/folders.ts'
import { readSnapshot } from '../read/read-snapshot.ts'
import type { Snapshot } from '../read/read-snapshot.ts'
import { fingerprintInputs } from './build/fingerprint-inputs.ts'
import { refuseOddFolder } from './terminal/read-environment.ts'
import { secondsSince } from './terminal/terminal.ts'
import type { Terminal } from './terminal/terminal.ts'

/** `npm run build`: brings dist/ up to date. Without a change it does not even load the planner. */
export async function build(terminal: Terminal, onListed?: (files: SiteFiles) => void): Promise<number> {
  const started = performance.now()
  const folders = foldersOf(terminal.root)
  refuseOddFolder(terminal.root)
  const snapshot = trySnapshot(terminal.root)
  const inputs = snapshot && fingerprintInputs(terminal, snapshot)
  const same = inputs === undefined ? undefined : findSameSite(folders, inputs, terminal.values['verify'] === true)
  if (same !== undefined) {
    for (const line of same.warnings) terminal.complain(line)
    terminal.say('Nothing has changed.')
    terminal.say(`${same.summary} Checked in ${secondsSince(started)}.`)
    return 0
  }
  const { buildChanged } = await import('./build/build-changed.ts')
  return buildChanged(terminal, { folders, snapshot, inputs, started, onListed })
}

/** The contents of data/. Undefined if something there cannot be read, which planning reports. */
function trySnapshot(root: string): Snapshot | undefined {
  let isWhole = true
  const snapshot = readSnapshot(root, () => (isWhole = false))
  return isWhole ? snapshot : undefined
}
