import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublishedPage } from '../../codegen/model/records.ts'
import type { RoutePlan } from '../../codegen/pages/shared/route-plan.ts'
import { isError } from '../../codegen/problem/catalogue.ts'
import { formatReport, locate } from '../../codegen/problem/format-report.ts'
import type { Problem } from '../../codegen/problem/problem.ts'
import type { Memo } from '../../codegen/memo/memo.ts'
import type { CodegenRun } from '../../codegen/run-codegen.ts'
import { badEdits } from '../helpers/edits/bad-edits.ts'
import { createRandom } from '../helpers/edits/random.ts'
import type { Random } from '../helpers/edits/random.ts'
import { eachNth, isEvery } from '../helpers/every.ts'
import { listDataFiles } from '../helpers/project/data-files.ts'
import { makeSiteFolder } from '../helpers/project/site-folder.ts'

// A batch is a test, so that a failing one can be run again by itself: npm run test:bad-edits -- -t
// "batch 7:". The first 10 edits run with every test, all 2,000 by `npm run test:bad-edits`.
const batches = eachNth(
  Array.from({ length: 20 }, (_, index) => index + 1),
  20,
)
const editsPerBatch = isEvery ? 100 : 10

/**
 * A memo of the sound data alone: it is parsed and validated once, and the same values serve every
 * run. They are frozen, so a stage that changes its input throws.
 */
const sound = { values: new Map<string, unknown>(), isOpen: true }
const keep = (key: string, value: unknown) => {
  if (sound.isOpen && value !== undefined) sound.values.set(key, deepFreeze(value))
  return value
}
const recall = (name: string, inputs: string, make: () => unknown) => {
  const key = `${name} ${inputs}`
  if (sound.values.has(key)) return sound.values.get(key)
  const made = make()
  return made instanceof Promise ? made.then((value: unknown) => keep(key, value)) : keep(key, made)
}
const memo = Object.assign(recall as Memo, { save: () => undefined })
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
const cities = 'data/cities.yaml'
const site = makeSiteFolder('real-data')
const files = listDataFiles(site.root)
// Most files hold one service or one rule; the others are worth more edits, and the list of cities
// most.
const others = files.filter((file) => !/^data\/(services|rules)\//.test(file))
const chosenFrom = [...files, ...others, ...others, ...Array.from({ length: 6 }, () => cities)]
const isRead = (file: string) => !/(README|GUIDE)\.md$/.test(file)
const texts = new Map(files.map((file) => [file, site.read(file)]))
const soundPages = new Map<string, { inputs: string | undefined; text: string; hole: string | undefined }>()
let published: PublishedPage[] = []

beforeAll(async () => {
  const run = await site.run({ memo })
  expect(run.problems.filter((problem) => isError(problem.code))).toEqual([])
  published = run.site!.routes.map(({ path }) => ({ path }))
  for (const { path, inputs, record: make } of run.site!.routes) {
    const record = make()
    soundPages.set(path, { inputs: inputs?.(), text: JSON.stringify(record), hole: findHole(record) })
  }
  sound.isOpen = false
})
afterAll(() => site.remove())

test('the sound data leaves no hole in any page', () =>
  expect([...soundPages.values()].flatMap(({ hole: found }) => found ?? [])).toEqual([]))

test.each(batches)('batch %i: a bad edit is refused at its place or harmless', { timeout: 120_000 }, async (batch) => {
  const random = createRandom(batch)
  const complaints: string[] = []
  for (let index = 0; index < editsPerBatch; index++) {
    const { file, kind, text } = chooseEdit(random)
    // Half of the runs know what was public, so that a lost page is refused; in the others what
    // is left must stand by itself.
    const run = site.run({ memo, texts: new Map([[file, text]]), published: index % 2 === 0 ? published : [] })
    const found = await run.then(complaintsOf, (error: Error) => [`throws ${error.stack}`])
    complaints.push(...found.map((complaint) => `edit ${index}, ${kind} in ${file}: ${complaint}`))
  }
  expect(complaints).toEqual([])
})

test.each(eachNth(files.filter(isRead), 48))(
  '%s, where it cannot be read, hides no mistake and makes none',
  async (file) => {
    const [broken, other] = [texts.get(file)!, file === cities ? 'data/states.yaml' : cities]
    const edited = new Map([
      [file, broken.replace(file.endsWith('.md') ? /^---\n/ : /\n(?=\S)|$/, (end) => `${end || '\n'}odd: "x\n`)],
      [other, texts.get(other)!.replace('name: ', 'nmae: ')],
    ])
    const { problems } = await site.run({ memo, texts: edited, published })
    const places = problems.filter(({ code }) => isError(code)).map(({ place }) => place.source.file)
    expect(places.sort()).toEqual([file, other].sort())
  },
)

/** An edit that changes something: a file without brackets cannot lose one. */
function chooseEdit(random: Random): { file: string; kind: string; text: string } {
  const file = random.pick(chosenFrom)
  const kind = random.pick(Object.keys(badEdits))
  const before = texts.get(file)!
  const text = badEdits[kind]!(before, random)
  return text === before ? chooseEdit(random) : { file, kind, text }
}

/** What a run does that it must not do; nothing if all is well. */
function complaintsOf(run: CodegenRun): string[] {
  const isRefused = run.problems.some((problem) => isError(problem.code))
  const reports = (['text', 'github', 'json'] as const).map((format) =>
    formatReport(run.problems, format, { colour: true }),
  )
  return [
    ...(isRefused === (run.site === undefined) ? [] : ['neither refused nor accepted']),
    ...run.problems
      .filter((problem) => !isWithinFile(problem))
      .map((problem) => `${problem.code} stands at ${JSON.stringify(locate(problem.place))}`),
    ...reports.filter((report) => /undefined|\[object Object\]|NaN/.test(report)),
    ...(run.site?.routes ?? []).flatMap((route) => complaintOf(route) ?? []),
  ]
}

/**
 * Whether a problem names a line and columns that its file has. A value that is not there is shown
 * by a caret right behind its line.
 */
function isWithinFile({ place }: Problem): boolean {
  const { file, line, column, endLine, endColumn } = locate(place)
  const lines = place.source.text.split('\n')
  const [first, last] = [lines[line - 1], lines[endLine - 1]]
  return (
    file.startsWith('data/') &&
    first !== undefined &&
    last !== undefined &&
    column >= 1 &&
    column <= first.length + 1 &&
    endColumn <= last.length + 2
  )
}

/** What is wrong with a page that differs from that of the sound data. */
function complaintOf(route: RoutePlan): string | undefined {
  const before = soundPages.get(route.path)
  // A build takes the page that is there for one of equal inputs: equal-inputs.test.ts.
  if (before?.inputs !== undefined && before.inputs === route.inputs?.()) return undefined
  const record = route.record()
  if (JSON.stringify(record) === before?.text) return undefined
  const found = findHole(record)
  return found === undefined ? undefined : `${route.path} holds ${found}`
}

// Tokens that pages fill in by themselves are left out. Behind them: marks of merges and of
// Markdown, and invisible letters.
const hole =
  /undefined|\[object Object\]|NaN|\{\{|\{(?!count|amount|percent|day|weekday|authority|condition|limit|paid|price|time|to|ruled|fee|days|from|number|most|field|last|least|month|most|service|sum)[A-Za-z]+\}|<{7}|>{7}|::fact|\]\(|\*\*|[\u00AD\u200B\u2060\u3164\uFEFF]/

/** A place where a visitor would see that something is missing or was meant otherwise. */
function findHole(record: object): string | undefined {
  const text = JSON.stringify(record, (_, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? 'NaN' : value,
  )
  const found = hole.exec(text)
  return found ? text.slice(Math.max(0, found.index - 40), found.index + 40) : undefined
}
