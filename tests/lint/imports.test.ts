import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFiles } from '../../codegen/memo/folder-fingerprint.ts'
import { table } from '../../oxlint.imports.js'
import { projectRoot } from '../helpers/project/site-folder.ts'

const byImport = 'more(imports)'
const byGlobal = 'eslint(no-restricted-globals)'

/** Lines of code, each with the import rule that must refuse it, or '' where none may. */
type Lines = readonly (readonly [line: string, rule: string])[]

/** What each file of the copy says, and what the linter must say of it. */
const probes = new Map<string, Lines>()
/** The import rules that refuse the lines of each file. */
let refused: Map<string, Map<number, Set<string>>>

// A copy of the code, with a probe in each of its rooms.
const root = mkdtempSync(join(tmpdir(), 'imports-'))
beforeAll(() => {
  const configs = readdirSync(projectRoot).filter((name) => /^(oxlint\..*js|package\.json|tsconfig\.json)$/.test(name))
  for (const name of [...configs, 'codegen', 'src', 'generated', 'tests/helpers/edits'])
    cpSync(join(projectRoot, name), join(root, name), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  for (const [file, lines] of probes) writeFileSync(join(root, file), lines.map(([line]) => `${line}\n`).join(''))
  refused = lint([...probes.keys()])
})
afterAll(() => rmSync(root, { recursive: true }))

interface Finding {
  code: string
  filename: string
  labels: { span: { line: number } }[]
}

function lint(files: readonly string[]): typeof refused {
  const args = ['-c', 'oxlint.config.js', '--format=json', ...files]
  const { stdout, stderr } = spawnSync('node_modules/.bin/oxlint', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  expect(stderr).toBe('')
  const found: typeof refused = new Map(files.map((file) => [file, new Map()]))
  for (const { code, filename, labels } of (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics) {
    if (![byImport, byGlobal].includes(code)) continue
    const lines = found.get(filename)!
    const line = labels[0]!.span.line
    lines.set(line, (lines.get(line) ?? new Set()).add(code))
  }
  return found
}

function expectRefused(file: string): void {
  const lines = probes.get(file)!
  const found = lines.map(([line], index) => [line, [...(refused.get(file)!.get(index + 1) ?? [])].join()])
  expect(found).toEqual(lines)
}

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
const isRoom = (name: string) => /^(src|generated)\//.test(name)
const isFile = (room: string) => /\.\w+$/.test(room)

/** Some file of a room, by its path from the root. */
function someFileOf(room: string): string {
  if (!statSync(join(projectRoot, room)).isDirectory()) return room
  return `${room}/${listFiles(join(projectRoot, room)).find((one) => /\.(tsx?|css)$/.test(one))!}`
}

function fromRoom(room: string, file: string): string {
  const path = relative(isFile(room) ? dirname(room) : room, file).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

describe.each([...table])('$room', ({ room, rooms, packages, types = [], globals = [] }) => {
  const others = table
    .map((line) => line.room)
    .filter((other) => !isIn(other, room) && !isIn(room, other) && !rooms.some((one) => isIn(other, one)))
  const ways = others.flatMap((other, index) => {
    const file = someFileOf(other)
    const path = fromRoom(room, file)
    return [
      `import { a${index} } from '${path}'`,
      `export const b${index} = await import('${path}')`,
      `import type { T${index} } from '${path}'`,
      ...(isRoom(file) ? [`import { c${index} } from '#${file}'`] : []),
    ]
  })
  const strange = libraries.filter((name) => ![...packages, ...types].some((one) => isIn(name, one)))
  const addresses = types.map((name) => (isRoom(name) ? `#${someFileOf(name.replace('*', 'city'))}` : name))
  const values = [...strange, ...addresses].map((name, index) => `import { d${index} } from '${name}'`)
  const ofTypes = addresses.map((name, index) => `import type { E${index} } from '${name}'`)
  const touched = ['process', 'console', 'document', 'window']
    .filter((name) => !globals.includes(name))
    .map((name, index) => `export const f${index} = ${name}.title`)
  const file = isFile(room) ? room : `${room}/probe.ts`
  const by = (rule: string, lines: readonly string[]) => lines.map((line) => [line, rule] as const)
  probes.set(file, [...by(byImport, ways), ...by(byImport, values), ...by('', ofTypes), ...by(byGlobal, touched)])

  test('imports no room and no library but those of its line, of some their types alone, and touches no other global', () =>
    expectRefused(file))
})

describe('nothing imports data, tests or another room by a way around', () => {
  const ways: [room: string, ...paths: string[]][] = [
    ['codegen/pages', '../../src/lib/fill.ts', '#src/lib/fill.ts', '../helpers/edits/random.ts'],
    ['codegen/validate', '../generate.ts'],
    ['src/sections/home', '#generated/routes.ts', '../../../generated/routes.ts'],
    ['src/lib', '../sections/shared/faq/faq.tsx', '../forms/limits.ts'],
    ['src/layout', '../sections/shared/faq/faq.tsx'],
    ['src/ui', '../helpers/edits/random.ts'],
    ['generated', '../src/lib/fill.ts'],
  ]
  const fileIn = (room: string) => `${room}/probe-around.ts`
  for (const [room, ...paths] of ways)
    probes.set(
      fileIn(room),
      paths.map((path, index) => [`import { probe${index} } from '${path}'`, byImport]),
    )
  test.each(ways)('in %s', (room) => expectRefused(fileIn(room)))
})

test('every file of codegen and src stands in a room that has a line', () => {
  const files = ['codegen', 'src'].flatMap((top) =>
    listFiles(join(projectRoot, top))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${top}/${name}`),
  )
  expect(files.filter((name) => !table.some(({ room }) => isIn(name, room)))).toEqual([])
})
