import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../helpers/project/site-folder.ts'

// The import rules have a test of their own.

/** Each file with the rules that it breaks. */
const files: Readonly<Record<string, readonly [text: string, ...rules: string[]]>> = {
  'src/lib/first.ts': ["import { second } from './second.ts'\nexport const first = () => second\n", 'no-cycle'],
  'src/lib/second.ts': ["import { third } from '#src/lib/third.tsx'\nexport const second = () => third\n", 'no-cycle'],
  'src/lib/third.tsx': ["import { first } from './first.ts'\nexport const third = (): unknown => first\n", 'no-cycle'],
  // Types may be told both ways.
  'src/lib/one.ts': ["import type { Two } from './two.ts'\nexport type One = Two | 1\n"],
  'src/lib/two.ts': ["import type { One } from './one.ts'\nexport type Two = One | 2\n"],
  'src/lib/lie.ts': ['export const size = (text: unknown) => (text as string).length\n', 'consistent-type-assertions'],
  'codegen/lib/sure.ts': ['export const first = (all: string[]) => all[0]!.length\n', 'no-non-null-assertion'],
  'tests/sure.ts': ['export const first = (all: unknown[]) => (all[0]! as string).length\n'],
  'codegen/lib/any.ts': ['export const same = (one: any) => one\n', 'no-explicit-any'],
  'codegen/lib/left.ts': [
    'const left = 1\nexport default 2 // TODO\n',
    'no-unused-vars',
    'no-default-export',
    'no-warning-comments',
  ],
  'codegen/lib/type.ts': [
    "import { Three } from './three.ts'\nexport const three = (one: Three) => one\n",
    'consistent-type-imports',
  ],
  'codegen/lib/three.ts': [`// ${'long '.repeat(20)}\nexport type Three = 3\n`, 'comment-width'],
  'src/ui/hook.tsx': [
    "import { useState } from 'react'\nexport const Odd = ({ is }: { is: boolean }) => (is ? <b>{useState(1)[0]}</b> : null)\n",
    'rules-of-hooks',
  ],
  'src/ui/impure.tsx': ['export const Now = () => <b>{Date.now()}</b>\n', 'purity'],
  'src/ui/image.tsx': ['export const Image = () => <img src="/a.png" />\n', 'alt-text'],
  'src/ui/change.tsx': [
    "export const Count = ({ one }: { one: boolean }) => <p>\n  Choose {one ? 'one' : 'two'}\n</p>\n",
    'changing-text',
  ],
  'src/ui/alone.tsx': ["export const Count = ({ one }: { one: boolean }) => <p>{one ? 'one' : 'two'}</p>\n"],
}

const root = mkdtempSync(join(tmpdir(), 'rules-'))
const broken = new Map<string, Set<string>>()
beforeAll(() => {
  for (const name of readdirSync(projectRoot).filter((one) => /^(oxlint\..*js|package\.json)$/.test(one)))
    copyFileSync(join(projectRoot, name), join(root, name))
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  for (const [name, [text]] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const args = [
    '-c',
    'oxlint.config.js',
    '--format=json',
    ...new Set(Object.keys(files).map((name) => name.split('/')[0]!)),
  ]
  const { stdout, stderr } = spawnSync('node_modules/.bin/oxlint', args, { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  for (const { code, filename } of diagnostics)
    broken.set(filename, (broken.get(filename) ?? new Set()).add(/\(([\w-]+)\)$/.exec(code)![1]!))
})
afterAll(() => rmSync(root, { recursive: true }))

test.each(Object.entries(files))('%s is refused by the rules that it breaks and by no other', (name, [, ...rules]) =>
  expect([...(broken.get(name) ?? [])].sort()).toEqual([...rules].sort()),
)
