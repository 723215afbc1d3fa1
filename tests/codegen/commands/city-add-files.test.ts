import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { replaceIfSame } from '../../../codegen/write/replace-if-same.ts'
import { makeSiteFolder, projectRoot, today } from '../../helpers/project/site-folder.ts'

const file = 'data/cities.yaml'
const site = makeSiteFolder('small-site')
const path = join(site.root, file)
const text = site.read(file)
afterEach(() => writeFileSync(path, text))
afterAll(() => site.remove())

interface Ended {
  code: number | null
  out: string
  err: string
}

// The system lets root read and write everything, so that a refusal is met by a user who may do little.
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

function add(words: readonly string[], user: { uid?: number; gid?: number } = {}): Promise<Ended> {
  const args = ['codegen/cli.mjs', 'city:add', ...words, '--root', site.root]
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], SITE_TODAY: today },
    ...user,
  })
  const ended: Ended = { code: null, out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (ended.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (ended.err += chunk.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...ended, code })))
}

const leftovers = () => readdirSync(join(site.root, 'data')).filter((name) => name.endsWith('~'))

describe('cities that are added at once', () => {
  test('are all there, each in its place', async () => {
    const names = ['Erode', 'Salem', 'Karur', 'Vellore', 'Hosur', 'Ooty']
    const runs = await Promise.all(names.map((name) => add([name, 'TN'])))
    expect(runs.map(({ code, err }) => ({ code, err }))).toEqual(names.map(() => ({ code: 0, err: '' })))
    const lines = names.map((name) => `${name.toLowerCase()}: { name: ${name}, state: TN }`)
    const added = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => !text.includes(line))
    expect(added).toEqual(lines.sort())
    expect(leftovers()).toEqual([])
  }, 60_000)

  test('are refused where they are the same one', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => add(['Erode', 'TN'])))
    expect(runs.map(({ code }) => code).sort()).toEqual([0, 1, 1])
    for (const { err } of runs.filter(({ code }) => code === 1))
      expect(err).toContain('The slug "erode" is taken: data/cities.yaml:')
  }, 60_000)
})

describe('a file that this user may not change', () => {
  beforeAll(() => chmodSync(site.root, 0o755))

  test.each([
    ['is write-protected', path, 0o444, path],
    ['stands in a folder that is', join(site.root, 'data'), 0o555, `The folder ${join(site.root, 'data')}`],
  ])('%s: is told in a sentence', async (_, place, mode, told) => {
    // All else is as such a user has it.
    mkdirSync(join(site.root, '.cache/site'), { recursive: true })
    for (const own of ['.cache', '.cache/site', 'data', file])
      chmodSync(join(site.root, own), own === file ? 0o666 : 0o777)
    chmodSync(place, mode)
    const { code, out, err } = await add(['Erode', 'TN'], asNobody)
    chmodSync(place, place === path ? 0o644 : 0o755)
    expect(err).toBe(
      `${told} cannot be read or written by this user. Allow it, then add the city again.\nNothing was written.\n`,
    )
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect(leftovers()).toEqual([])
  })
})

describe('the file', () => {
  test('stays a link where it is one, and keeps its permissions', async () => {
    const target = join(site.root, 'shared.yaml')
    renameSync(path, target)
    chmodSync(target, 0o664)
    symlinkSync('../shared.yaml', path)
    const { code } = await add(['Erode', 'TN'])
    const isLink = lstatSync(path).isSymbolicLink()
    const mode = statSync(target).mode & 0o777
    rmSync(path)
    const written = readFileSync(target, 'utf8')
    renameSync(target, path)
    expect({ code, isLink, mode: mode.toString(8) }).toEqual({ code: 0, isLink: true, mode: '664' })
    expect(written).toContain('erode: { name: Erode, state: TN }')
  })

  test('is not overwritten where somebody has changed it meanwhile', () => {
    writeFileSync(path, 'changed')
    expect(replaceIfSame(path, { before: text, after: 'new' })).toBe(false)
    expect(readFileSync(path, 'utf8')).toBe('changed')
    expect(leftovers()).toEqual([])
  })

  test('is made where there is none yet', () => {
    const fresh = join(site.root, 'data/new.yaml')
    expect(replaceIfSame(fresh, { before: '', after: 'new' })).toBe(true)
    expect(readFileSync(fresh, 'utf8')).toBe('new')
    rmSync(fresh)
  })

  test('is taken over from a program that was killed while it wrote', () => {
    const left = `${path}.new~`
    writeFileSync(left, 'half')
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(left, longAgo, longAgo)
    expect(replaceIfSame(path, { before: text, after: 'new' })).toBe(true)
    expect(existsSync(left)).toBe(false)
  })
})
