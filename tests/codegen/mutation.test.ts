import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { PageRecord } from '../../codegen/plan/payloads.ts'
import type { RoutePlan } from '../../codegen/plan/route-plan.ts'
import { formatReport, locate } from '../../codegen/problem/format-report.ts'
import { isError } from '../../codegen/problem/catalogue.ts'
import type { ParseCache } from '../../codegen/read/parse-cache.ts'
import type { CodegenRun } from '../../codegen/run-codegen.ts'
import { badEdits } from '../helpers/bad-edits.ts'
import { deepFreeze } from '../helpers/deep-freeze.ts'
import { createRandom } from '../helpers/random.ts'
import { makeSiteFolder } from '../helpers/site-folder.ts'

// A batch is a test, so that a failing one is run again alone in a second: npx vitest run tests/codegen/mutation -t 'batch 7'.
const batches = 24
const editsPerBatch = 100

/**
 * The parse cache in memory: what the sound data gives is parsed and validated once, and the same values serve every run. They are
 * frozen, so a stage that changes its input throws.
 */
const sound = vi.hoisted(() => ({ values: new Map<string, unknown>(), isOpen: true }))
vi.mock('../../codegen/read/parse-cache.ts', async (original) => ({
  ...(await original<object>()),
  openParseCache: (): ParseCache => ({
    get: (key) => sound.values.get(key),
    set: (key, value) => void (sound.isOpen && sound.values.set(key, deepFreeze(value))),
    save: () => undefined,
  }),
}))
// One set of schemas, so that each is compiled once.
vi.mock('../../codegen/read/read-inputs.ts', async (original) => {
  const actual = await original<typeof import('../../codegen/read/read-inputs.ts')>()
  let schemas: Map<string, object> | undefined
  return { ...actual, readSchemas: (root: string) => (schemas ??= actual.readSchemas(root)) }
})

const site = makeSiteFolder('real-data')
const files = readdirSync(join(site.root, 'data'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|md)$/.test(name)).sort().map((name) => `data/${name.replaceAll('\\', '/')}`)
const soundRecords = new Map<string, { inputs: string | undefined; text: string }>()

beforeAll(async () => {
  const run = await site.run()
  expect(run.problems).toEqual([])
  for (const route of run.site!.routes) {
    const record = route.record()
    expect(findHole(record), `the sound data: ${route.path}`).toBeUndefined()
    soundRecords.set(route.path, { inputs: route.inputs, text: JSON.stringify(record) })
  }
  sound.isOpen = false
})
afterEach(() => site.restore())
afterAll(() => site.remove())

test.each(Array.from({ length: batches }, (_, index) => index + 1))('batch %i: every bad edit of the data is refused at its place or leaves no hole', async (batch) => {
  const random = createRandom(batch)
  const kinds = Object.keys(badEdits)
  for (let index = 0; index < editsPerBatch; index++) {
    const file = random.pick(files)
    const kind = random.pick(kinds)
    const text = badEdits[kind]!(site.read(file), random)
    site.edit([{ file, write: text }])
    const what = `batch ${batch}, edit ${index}: ${kind} in ${file}`
    const run = await site.run().catch((error: unknown) => {
      throw new Error(`${what} throws`, { cause: error })
    })
    checkRun(run, what)
    site.restore()
  }
}, 120_000)

function checkRun(run: CodegenRun, what: string): void {
  expect(run.site === undefined, what).toBe(run.problems.some((problem) => isError(problem.code)))
  for (const problem of run.problems) {
    const { file, line, column, endLine, endColumn } = locate(problem.place)
    const lines = problem.place.source.text.split('\n')
    expect(file, what).toMatch(/^data\//)
    expect(line >= 1 && line <= lines.length && endLine <= lines.length, `${what}: line ${line} of ${lines.length}`).toBe(true)
    // A value that is not there is shown right behind the line, by a caret of its own.
    const isInLine = column >= 1 && column <= lines[line - 1]!.length + 1 && endColumn <= lines[endLine - 1]!.length + 2
    expect(isInLine, `${what}: ${file}:${line}:${column} to ${endLine}:${endColumn}`).toBe(true)
  }
  for (const format of ['text', 'github', 'json'] as const) expect(formatReport(run.problems, format, { colour: true }), what).not.toMatch(/undefined|\[object Object\]|NaN/)
  for (const route of run.site?.routes ?? []) checkRoute(route, what)
}

/** Looks at the pages that differ from those of the sound data. */
function checkRoute(route: RoutePlan, what: string): void {
  const before = soundRecords.get(route.path)
  if (before?.inputs !== undefined && before.inputs === route.inputs) return
  let record: PageRecord | undefined
  expect(() => (record = route.record()), `${what}: ${route.path}`).not.toThrow()
  if (JSON.stringify(record) !== before?.text) expect(findHole(record!), `${what}: ${route.path}`).toBeUndefined()
}

const hole = /undefined|\[object Object\]|NaN|\{\{|\{(?!count|amount|percent)[A-Za-z]+\}/

/** A place where something is missing that a visitor would see. The pricing page fills in three tokens by itself. */
function findHole(record: PageRecord): string | undefined {
  const text = JSON.stringify(record, (_, value: unknown) => (typeof value === 'number' && !Number.isFinite(value) ? 'NaN' : value))
  const found = hole.exec(text)
  return found ? text.slice(Math.max(0, found.index - 40), found.index + 40) : undefined
}
