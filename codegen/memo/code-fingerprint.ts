import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprintCode } from './fingerprint-code.mjs'

/** The folder of codegen's own code. */
export const codegenFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** Written into the bundle by cli.mjs: the fingerprint of just the code that is in it. */
declare const CODE_FINGERPRINT: string
let codeFingerprint = typeof CODE_FINGERPRINT === 'undefined' ? undefined : CODE_FINGERPRINT

export function readCodeFingerprint(): string {
  return (codeFingerprint ??= fingerprintCode(codegenFolder))
}
