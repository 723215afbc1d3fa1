import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { addCities } from '../../bench/build/make-cities.ts'
import { makeProjectCopy, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'

const opened: ProjectCopy[] = []
const open = (options?: Parameters<typeof makeProjectCopy>[0]) => {
  const project = makeProjectCopy(options)
  opened.push(project)
  return project
}
afterAll(() => opened.forEach((project) => project.remove()))

/** The site and the files for its servers. */
const resultOf = ({ root, client, read }: ProjectCopy) => ({
  site: printTree(client),
  server: printTree(join(root, 'dist/server')),
  sums: read('dist/SHA256SUMS'),
})

let cold: ReturnType<typeof resultOf>
beforeAll(async () => {
  const project = open({ isCold: true })
  expect((await project.start(['build'], { TZ: 'Asia/Kolkata', LANG: 'en_IN.UTF-8' }).ended).code).toBe(0)
  cold = resultOf(project)
}, 180_000)

test('two clean clones on two machines make the same site, byte for byte', async () => {
  const other = open({ isCold: true })
  const run = await other.start(['build'], {
    TZ: 'America/St_Johns',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    UV_THREADPOOL_SIZE: '1',
  }).ended
  expect(run.code, run.err).toBe(0)
  expect(resultOf(other)).toEqual(cold)
}, 120_000)

test('a site that came about by many small edits equals one that was built at once', async () => {
  const project = open()
  await project.build()
  const edits: [file: string, now: string, then: string][] = [
    ['data/cities.yaml', 'agartala: { name: Agartala,', 'agartala: { name: Agartalla,'],
    ['data/site.yaml', 'name: Lekhasetu\n', 'name: Pustakam\n'],
    ['data/states.yaml', 'quarterlyReturnDay: 22', 'quarterlyReturnDay: 24'],
    ['data/headers.yaml', 'X-Frame-Options: DENY', 'X-Frame-Options: SAMEORIGIN'],
  ]
  for (const [file, now, then] of edits) {
    const text = project.read(file)
    expect(text).toContain(now)
    project.write(file, text.replaceAll(now, then))
    await project.build()
    project.write(file, text)
    await project.build()
  }
  expect(resultOf(project)).toEqual(cold)
}, 120_000)

test('a first build so large that two threads share it makes what one makes by itself', async () => {
  const fill = ({ read, write }: ProjectCopy) => {
    const idsIn = (file: string) => Object.keys(parse(read(file)) as object)
    write(
      'data/cities.yaml',
      addCities(read('data/cities.yaml'), {
        cities: 2000,
        states: idsIn('data/states.yaml'),
        trades: idsIn('data/trades.yaml'),
      }),
    )
  }
  const shared = open()
  fill(shared)
  await shared.build('--no-pictures')
  // Two sites of compressed forms would cost more than all else here: those of the one are opened.
  const forms = takeForms(shared)
  expect(forms.length).toBeGreaterThan(4000)
  const alone = open()
  await alone.build('--no-pictures', '--no-compress')
  fill(alone)
  await alone.build('--no-pictures', '--no-compress')
  const withoutForms = (project: ProjectCopy) => {
    const { site, server, sums } = resultOf(project)
    return { site, server, sums: sums.split('\n').filter((line) => !/\.(br|gz)$/.test(line)) }
  }
  expect(withoutForms(shared)).toEqual(withoutForms(alone))
}, 120_000)

/** Removes the compressed forms of a site's files, and lists them. Each must hold its file. */
function takeForms({ client }: ProjectCopy): string[] {
  const forms = Object.keys(printTree(client)).filter((name) => /\.(br|gz)$/.test(name))
  for (const name of forms) {
    const form = readFileSync(join(client, name))
    const opened = name.endsWith('.br') ? brotliDecompressSync(form) : gunzipSync(form)
    expect(opened.equals(readFileSync(join(client, name.replace(/\.\w+$/, '')))), name).toBe(true)
    rmSync(join(client, name))
  }
  return forms
}

test('parts made on several machines and joined on one make the site of one machine', async () => {
  const farm = open()
  mkdirSync(join(farm.root, 'dist/parts'), { recursive: true })
  for (const part of [1, 2, 3]) {
    const machine = open()
    await machine.build('--part', `${part}/3`)
    cpSync(join(machine.root, 'dist/parts'), join(farm.root, 'dist/parts'), { recursive: true })
  }
  const run = await farm.start(['merge']).ended
  expect(run.code, run.err).toBe(0)
  expect(resultOf(farm)).toEqual(cold)
}, 120_000)

test('a part that did not arrive is named and its files are made where the parts are joined', async () => {
  const farm = open()
  const nothing = await farm.start(['merge']).ended
  expect([nothing.code, nothing.err]).toEqual([1, expect.stringContaining('dist/parts holds no part')])
  await farm.build('--part', '1/2')
  const run = await farm.start(['merge']).ended
  expect(run.code, run.err).toBe(0)
  expect(run.out).toContain('Part 2 of 2 is not in dist/parts. Its files are made here.\n')
  expect(resultOf(farm)).toEqual(cold)
}, 60_000)
