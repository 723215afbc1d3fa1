import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fingerprintCode } from '../../codegen/memo/fingerprint-code.mjs'

test('the fingerprint of the code is another one after an edit of codegen, of the rules that it shares with the pages, or of the packages', () => {
  const root = mkdtempSync(join(tmpdir(), 'code-'))
  for (const folder of ['codegen/link', 'src/rules/arithmetic', 'src/ui'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), '{}')
  const write = (file: string, text: string) => {
    writeFileSync(join(root, file), text)
    return fingerprintCode(join(root, 'codegen'))
  }
  const fingerprints = [
    write('codegen/link/a.ts', '1'),
    write('codegen/link/a.ts', '2'),
    write('src/rules/arithmetic/b.ts', '2'),
    write('src/rules/c.ts', ''),
    write('package-lock.json', '{ }'),
  ]
  expect(new Set(fingerprints).size).toBe(fingerprints.length)
  // What pages alone are made of is another fingerprint.
  expect(write('src/ui/d.ts', '1')).toBe(fingerprints.at(-1))
  rmSync(root, { recursive: true })
})
