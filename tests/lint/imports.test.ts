import { readdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import { table } from '../../eslint.imports.js'
import { projectRoot } from '../helpers/project/site-folder.ts'

const importRules = new Set([
  'import/no-restricted-paths',
  '@typescript-eslint/no-restricted-imports',
  'no-restricted-globals',
])
const eslint = new ESLint({ cwd: projectRoot, ruleFilter: ({ ruleId }) => importRules.has(ruleId) })

/** By which import rules each of these lines is refused in a file of a room. */
async function refusalsOf(room: string, lines: readonly string[]): Promise<string[]> {
  const filePath = join(projectRoot, /\.\w+$/.test(room) ? room : `${room}/probe.ts`)
  const [result] = await eslint.lintText(`${lines.join('\n')}\n`, { filePath })
  expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([])
  return lines.map((line, index) => {
    const rules = result!.messages.filter((message) => message.line === index + 1).map(({ ruleId }) => ruleId ?? '')
    // A file in a room of a room may be refused twice.
    return `${line}: ${[...new Set(rules)].join()}`
  })
}

/** The same lines, each refused by one rule. */
const allBy = (rule: string, lines: readonly string[]) => lines.map((line) => `${line}: ${rule}`)

const libraries = [
  'node:fs',
  'node:child_process',
  'yaml',
  'ajv',
  'handlebars',
  'ts-morph',
  'react',
  'react-dom/server',
  '@napi-rs/canvas',
  'fast-check',
]

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

  test('imports no room and no library but those of its line, of some their types alone, and touches no other global', async () => {
    const rooms = others.flatMap((other, index) => {
      const file = someFileOf(other)
      const path = fromRoom(room, file)
      return [
        `import { a${index} } from '${path}'`,
        `export const b${index} = await import('${path}')`,
        ...(/^(src|generated)\//.test(file) ? [`import { c${index} } from '#${file}'`] : []),
      ]
    })
    const strange = libraries.filter((name) => ![...packages, ...types].some((one) => isIn(name, one)))
    const values = [...strange, ...types].map((name, index) => `import { d${index} } from '${name}'`)
    const ofTypes = types.map((name, index) => `import type { E${index} } from '${name}'`)
    const touched = ['process', 'console', 'document', 'window']
      .filter((name) => !globals.includes(name))
      .map((name, index) => `export const f${index} = ${name}.title`)
    expect(await refusalsOf(room, [...rooms, ...values, ...ofTypes, ...touched])).toEqual([
      ...allBy('import/no-restricted-paths', rooms),
      ...allBy('@typescript-eslint/no-restricted-imports', values),
      ...allBy('', ofTypes),
      ...allBy('no-restricted-globals', touched),
    ])
  })
})

test('nothing imports data, tests or another room by a way around', async () => {
  for (const [room, path] of [
    ['codegen/pages', '../../src/lib/fill.ts'],
    ['codegen/pages', '#src/lib/fill.ts'],
    ['codegen/validate', '../generate.ts'],
    ['src/sections/home', '#generated/routes.ts'],
    ['src/sections/home', '../../../generated/routes.ts'],
    ['src/lib', '../sections/shared/faq/faq.tsx'],
    ['src/lib', '../forms/limits.ts'],
    ['src/layout', '../sections/shared/faq/faq.tsx'],
    ['generated', '../src/lib/fill.ts'],
    ['codegen/pages', '../../tests/helpers/edits/random.ts'],
    ['src/ui', '../../tests/helpers/edits/random.ts'],
  ] as const) {
    const lines = [`import { probe } from '${path}'`]
    expect(await refusalsOf(room, lines), room).toEqual(allBy('import/no-restricted-paths', lines))
  }
})

test('every file of codegen and src stands in a room that has a line', () => {
  const files = ['codegen', 'src'].flatMap((top) =>
    readdirSync(join(projectRoot, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${top}/${name.replaceAll('\\', '/')}`),
  )
  expect(files.filter((name) => !table.some(({ room }) => isIn(name, room)))).toEqual([])
})
