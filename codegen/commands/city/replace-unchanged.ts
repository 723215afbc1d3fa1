import { accessSync, chmodSync, closeSync, constants, openSync, realpathSync, rmSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '../../lib/read-failure.ts'
import { readText } from '../../memo/folder-fingerprint.ts'
import { replaceFile } from '../../memo/replace-file.ts'

// Another command holds the file for milliseconds.
const milliseconds = 50
const mostTries = 100

/** The file that was written, or why not: somebody else has changed it, or is changing it. */
type Replaced = 'written' | 'changed' | { heldBy: string }

/**
 * Writes a file that people and other commands edit, too. It is replaced as a whole, so that a full
 * disk leaves it as it was, and only if it still has the text that the edit was made for.
 */
export async function replaceUnchanged(file: string, { was, text }: { was: string; text: string }): Promise<Replaced> {
  // A link stays one: its target is replaced.
  const target = realpathSync(file)
  // Replacing needs no right to write the file itself.
  accessSync(target, constants.W_OK)
  const held = `${target}.adding~`
  for (let tries = 0; !tryToHold(held); tries++) {
    if (tries >= mostTries) return { heldBy: held }
    await wait(milliseconds)
  }
  try {
    if (readText(target) !== was) return 'changed'
    const { mode } = statSync(target)
    replaceFile(target, text)
    chmodSync(target, mode)
    return 'written'
  } finally {
    rmSync(held, { force: true })
  }
}

/** Makes a file that only one command can make. Its name is none that codegen reads. */
function tryToHold(held: string): boolean {
  try {
    closeSync(openSync(held, 'wx'))
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}
