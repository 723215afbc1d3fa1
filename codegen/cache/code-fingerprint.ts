import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printCode } from './fingerprint-code.mjs'

/** The folder of codegen's own code. */
export const codegenFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** Written into the bundle by cli.mjs: the fingerprint of just the code that is in it. */
declare const CODE_PRINT: string
let codePrint = typeof CODE_PRINT === 'undefined' ? undefined : CODE_PRINT

/** The fingerprint of the code that runs. */
export function readCodePrint(): string {
  return (codePrint ??= printCode(codegenFolder))
}
