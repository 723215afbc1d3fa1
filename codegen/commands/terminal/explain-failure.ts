import { dirname } from 'node:path'
import { BundleFailed } from '../../publish/bundle/bundler.ts'
import { BuildIsRunning } from '../../publish/copies/lock.ts'
import { CopyDisturbed } from '../../publish/copies/update-copy.ts'
import { codegenFolder } from '../../memo/code-fingerprint.ts'
import { readFailure } from '../../lib/read-failure.ts'
import { findMissingPackages, isOfOtherMachine, otherMachine } from './check-machine.mjs'
import { explainSystem } from './explain-system.ts'

const projectFolder = dirname(codegenFolder)

/** Explains failures that are no bug of ours. `next` is what to do then: "build again". */
export function explainFailure(error: unknown, next: string): { message: string; code: 1 | 2 } | undefined {
  if (error instanceof BuildIsRunning || error instanceof CopyDisturbed) return { message: error.message, code: 1 }
  const failure = readFailure(error)
  const said =
    explainSystem(failure) ?? (isOfOtherMachine(failure.message) ? otherMachine : findMissingPackages(projectFolder))
  if (said !== undefined) return { message: `${said}, then ${next}.`, code: 1 }
  return error instanceof BundleFailed
    ? { message: `The code of the pages could not be bundled.\n${error.message}`, code: 2 }
    : undefined
}
