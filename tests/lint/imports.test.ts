import { readdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import { table } from '../../eslint.imports.js'
import { projectRoot } from '../helpers/project/site-folder.ts'

// Cycles are looked for in whole graphs; a probe is one file.
const eslint = new ESLint({ cwd: projectRoot })
const importRules = new Set([
  'import/no-restricted-paths',
  '@typescript-eslint/no-restricted-imports',
  'no-restricted-globals',
])

/** Names of the import rules that refuse this text as a file of a room. */
async function refusalsOf(room: string, text: string): Promise<string[]> {
  const filePath = join(projectRoot, /\.\w+$/.test(room) ? room : `${room}/probe.ts`)
  const [result] = await eslint.lintText(`${text}\n`, { filePath })
  expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([])
  // A file in a room of a room may be refused twice.
  return [
    ...new Set(result!.messages.flatMap(({ ruleId }) => (ruleId !== null && importRules.has(ruleId) ? [ruleId] : []))),
  ]
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** Some file of a room, by its path from the root. */
function someFileOf(room: string): string {
  if (!statSync(join(projectRoot, room)).isDirectory()) return room
  const name = readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' }).find((one) =>
    /\.(tsx?|css)$/.test(one),
  )
  return `${room}/${name!.replaceAll('\\', '/')}`
}

function fromRoom(room: string, file: string): string {
  const path = relative(
    join(projectRoot, /\.\w+$/.test(room) ? dirname(room) : room),
    join(projectRoot, file),
  ).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

describe.each([...table])('$room', ({ room, rooms, packages, types = [], globals = [] }) => {
  const others = table
    .map((line) => line.room)
    .filter((other) => !isIn(other, room) && !isIn(room, other) && !rooms.some((one) => isIn(other, one)))

  test.each(others)('does not import %s', async (other) => {
    const file = someFileOf(other)
    expect(
      await refusalsOf(room, `import { probe } from '${fromRoom(room, file)}'\nexport const used = probe`),
    ).toEqual(['import/no-restricted-paths'])
    expect(await refusalsOf(room, `export const used = await import('${fromRoom(room, file)}')`)).toEqual([
      'import/no-restricted-paths',
    ])
    if (/^(src|generated)\//.test(file))
      expect(await refusalsOf(room, `import { probe } from '#${file}'\nexport const used = probe`)).toEqual([
        'import/no-restricted-paths',
      ])
  })

  test.each(
    [
      'node:fs',
      'node:child_process',
      'yaml',
      'ajv',
      'handlebars',
      'ts-morph',
      'react',
      'react-dom/server',
      'satori',
      'fast-check',
    ].filter((name) => ![...packages, ...types].some((one) => isIn(name, one))),
  )('does not import %s', async (name) => {
    expect(await refusalsOf(room, `import { probe } from '${name}'\nexport const used = probe`)).toEqual([
      '@typescript-eslint/no-restricted-imports',
    ])
  })

  test.each(['process', 'console', 'document', 'window'].filter((name) => !globals.includes(name)))(
    'does not touch %s',
    async (name) => {
      expect(await refusalsOf(room, `export const used = ${name}.title`)).toEqual(['no-restricted-globals'])
    },
  )

  test.each(types.map((name) => [name]))('takes from %s its types alone', async (name) => {
    expect(await refusalsOf(room, `import { probe } from '${name}'\nexport const used = probe`)).toEqual([
      '@typescript-eslint/no-restricted-imports',
    ])
    expect(await refusalsOf(room, `import type { Probe } from '${name}'\nexport type Used = Probe`)).toEqual([])
  })
})

test('nothing imports data, tests or another room by a way around', async () => {
  for (const [room, path] of [
    ['codegen/plan', '../../src/lib/fill.ts'],
    ['codegen/plan', '#src/lib/fill.ts'],
    ['codegen/validate', '../generate.ts'],
    ['src/sections/home', '#generated/routes.ts'],
    ['src/sections/home', '../../../generated/routes.ts'],
    ['src/lib', '../sections/shared/faq/faq.tsx'],
    ['src/lib', '../forms/limits.ts'],
    ['src/layout', '../sections/shared/faq/faq.tsx'],
    ['generated', '../src/lib/fill.ts'],
    ['codegen/plan', '../../tests/helpers/edits/random.ts'],
    ['src/ui', '../../tests/helpers/edits/random.ts'],
  ] as const) {
    expect(
      await refusalsOf(room, `import { probe } from '${path}'\nexport const used = probe`),
      `${room} imports ${path}`,
    ).toEqual(['import/no-restricted-paths'])
  }
})

test('every folder of codegen and src has a line', () => {
  const folders = ['codegen', 'src'].flatMap((top) =>
    readdirSync(join(projectRoot, top), { withFileTypes: true }).map(({ name }) => `${top}/${name}`),
  )
  const unnamed = folders.filter(
    (name) => !/(README\.md|cli\.mjs|tsconfig\.json)$/.test(name) && !table.some(({ room }) => isIn(room, name)),
  )
  expect(unnamed).toEqual([])
})
