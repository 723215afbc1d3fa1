import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { explainFailure } from '../../../codegen/commands/terminal/explain-failure.ts'
import { BundleFailed } from '../../../codegen/publish/bundle/bundler.ts'

const folder = mkdtempSync(join(tmpdir(), 'failures-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)
const said = (error: unknown) => explainFailure(error, 'build again')

function failureOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('It did not fail.')
}

/** A failure as Node gives it, where this machine cannot be made to fail so. */
const failure = (code: string, syscall: string, path = at('file')) =>
  Object.assign(new Error(`${code}: as the system words it, ${syscall} '${path}'`), { code, syscall, path })

describe('what the machine refuses is one sentence with its place, and what to do', () => {
  writeFileSync(at('file'), '')
  mkdirSync(at('full/x'), { recursive: true })
  symlinkSync('loop', at('loop'))
  const long = 'x'.repeat(300)
  const here: [act: () => unknown, sentence: string][] = [
    [() => readFileSync(at('loop')), 'loop is a link that leads back to itself. Delete it'],
    [() => writeFileSync(at(long), ''), `${long} is longer than this disk allows. Move the project to a folder with a`],
    [() => rmdirSync(at('full')), `Another program is using ${at('full')}. Close that program`],
    [() => readdirSync(at('file')), 'file is a file in place of a folder, or a folder in place of a file. Rename it'],
    [
      () => readFileSync(folder),
      'A file of the project is a file in place of a folder, or a folder in place of a file',
    ],
    [() => mkdirSync(at('file')), 'file is a file in place of a folder, or a folder in place of a file. Rename it'],
    [() => openSync(at('gone'), 'r'), 'gone is missing. If it belongs to the project, put it back with git checkout'],
    [() => linkSync('/proc/version', at('link')), '/proc/version cannot be used (the system says EXDEV)'],
  ]
  test.each(here)('%s', (act, sentence) => expect(said(failureOf(act))?.message).toContain(sentence))

  const elsewhere: [code: string, syscall: string, sentence: string][] = [
    [
      'EPERM',
      'link',
      `The disk of ${at('file')} keeps no links, as exFAT and FAT32 do not. Move the project to another`,
    ],
    ['EPERM', 'symlink', 'keeps no links'],
    ['EOPNOTSUPP', 'symlink', 'keeps no links'],
    ['EPERM', 'open', `${at('file')} cannot be read or written by this user. Allow it`],
    ['EROFS', 'open', `${at('file')} is on a disk that can only be read. Let it be written, or copy the project`],
    ['EIO', 'read', `The disk of ${at('file')} reports an error. Check the disk`],
    ['EDQUOT', 'write', "This user's share of the disk is used up. Free some space"],
    ['ENOMEM', 'scandir', 'This machine has no memory left. Close other programs'],
  ]
  test.each(elsewhere)('%s of %s', (code, syscall, sentence) =>
    expect(said(failure(code, syscall))?.message).toContain(sentence),
  )

  test('what is not there yet was refused by its folder', () =>
    expect(said(failure('EACCES', 'open', at('new~')))?.message).toBe(
      `The folder ${folder} cannot be read or written by this user. Allow it, then build again.`,
    ))

  test('whatever the system’s code is, also out of the bundler’s process', () => {
    const codes = Object.keys(constants.errno)
    const sentence = /^[^\n]+[.)][^\n]* [^\n]+, then build again\.$/
    const isOne = (error: unknown) => said(error)?.code === 1 && sentence.test(said(error)!.message)
    expect(codes.length).toBeGreaterThan(60)
    expect(codes.filter((code) => !isOne(failure(code, 'open')))).toEqual([])
    expect(codes.filter((code) => !isOne(new BundleFailed(`x\n  ${failure(code, 'open').message}`)))).toEqual([])
  })
})

const diskIsFull = 'The disk is full. Free some space, then build again.'
const tooManyFiles = 'Too many files are open on this machine. Close other programs, then build again.'
const otherMachine = 'The packages were installed on another kind of machine. Run npm ci, then build again.'

test.each([
  [
    'of a full disk',
    'Something went wrong inside rolldown.\nCaused by:\n    No space left on device (os error 28)',
    diskIsFull,
  ],
  ['of too many open files', "EMFILE: too many open files, open '/a/b.mjs'", tooManyFiles],
  [
    'of a package that is there and that Node cannot open',
    `Cannot find package '${import.meta.filename}' imported from /a/b.mjs`,
    tooManyFiles,
  ],
  ['of packages of another machine', 'Error: Cannot find native binding. npm has a bug', otherMachine],
])('a bundler that fails for a reason of the machine, %s, says so first', (_, message, sentence) => {
  expect(said(new BundleFailed(message))).toEqual({ message: sentence, code: 1 })
})

test('code of the pages that cannot be bundled is said in the bundler’s words, and a bug of ours is not explained', () => {
  const message = 'src/lib/fill.ts: Could not resolve "../nowhere.ts"'
  expect(said(new BundleFailed(message))).toEqual({
    message: `The code of the pages could not be bundled.\n${message}`,
    code: 2,
  })
  expect(said(new TypeError('x is not a function'))).toBeUndefined()
  expect(said(Object.assign(new Error('Invalid option'), { code: 'ERR_INVALID_ARG_VALUE' }))).toBeUndefined()
})
