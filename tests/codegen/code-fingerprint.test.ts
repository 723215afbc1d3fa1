import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fingerprintInputs } from '../../codegen/commands/build/fingerprint-inputs.ts'
import { fingerprintCode } from '../../codegen/memo/fingerprint-code.mjs'
import { listFiles } from '../../codegen/memo/folder-fingerprint.ts'
import { readSnapshot } from '../../codegen/read/read-snapshot.ts'
import { makeProjectCopy } from '../helpers/project/project-copy.ts'

test('the fingerprint of the code is another one after an edit of codegen, of the rules that it shares with the pages, or of the packages', () => {
  const root = mkdtempSync(join(tmpdir(), 'code-'))
  for (const folder of ['codegen/check', 'src/rules/arithmetic', 'src/ui'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), '{}')
  const write = (file: string, text: string) => {
    writeFileSync(join(root, file), text)
    return fingerprintCode(join(root, 'codegen'))
  }
  const fingerprints = [
    write('codegen/check/a.ts', '1'),
    write('codegen/check/a.ts', '2'),
    write('src/rules/arithmetic/b.ts', '2'),
    write('src/rules/c.ts', ''),
    write('package-lock.json', '{ }'),
  ]
  expect(new Set(fingerprints).size).toBe(fingerprints.length)
  // What pages alone are made of is another fingerprint.
  expect(write('src/ui/d.ts', '1')).toBe(fingerprints.at(-1))
  rmSync(root, { recursive: true })
})

test('a build looks at the site again after an edit of any file that it reads', () => {
  const { root, remove } = makeProjectCopy()
  const print = () => {
    const terminal = { root, values: {}, env: {}, today: '2026-11-21' } as Parameters<typeof fingerprintInputs>[0]
    return `${fingerprintCode(join(root, 'codegen'))} ${fingerprintInputs(
      terminal,
      readSnapshot(root, () => expect.fail('data/ is whole')),
    )}`
  }
  const ofCodegen = listFiles(join(root, 'codegen')).filter((file) => !/\.(ts|md)$/.test(file))
  const files = [
    ...ofCodegen.map((file) => `codegen/${file}`),
    ...['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'data/cities.yaml'],
    ...[
      'data/schemas/cities.schema.yaml',
      'codegen/cli.mjs',
      'codegen/publish/build.ts',
      'src/layout/layout.tsx',
      'public/favicon.svg',
    ],
  ]
  let before = print()
  for (const file of files) {
    appendFileSync(join(root, file), ' ')
    const after = print()
    expect.soft(after, file).not.toBe(before)
    before = after
  }
  remove()
})
