import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { replaceFile } from '../../codegen/memo/replace-file.ts'
import { fillDisk, mountDisk, tryToMount, unmountDisk } from '../helpers/project/small-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'replace-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('makes the folder of a file, also where it was there before and somebody has deleted it', () => {
  const file = join(folder, 'pages/gst/agra.json')
  replaceFile(file, 'first')
  rmSync(join(folder, 'pages'), { recursive: true })
  replaceFile(file, 'second')
  expect(readFileSync(file, 'utf8')).toBe('second')
})

test('leaves nothing behind where a folder has the name', () => {
  mkdirSync(join(folder, 'taken/there'), { recursive: true })
  expect(() => replaceFile(join(folder, 'taken'), 'text')).toThrow(/EISDIR|ENOTEMPTY/)
  expect(readdirSync(folder).filter((name) => name.endsWith('~'))).toEqual([])
})

test.skipIf(!tryToMount())('leaves the old file and no half one where the disk is full', () => {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  mountDisk(disk, '1m')
  try {
    const file = join(disk, 'cities.yaml')
    replaceFile(file, 'old')
    fillDisk(join(disk, 'filler'), 8192)
    expect(() => replaceFile(file, 'new'.repeat(10_000))).toThrow('ENOSPC')
    expect(readdirSync(disk).sort()).toEqual(['cities.yaml', 'filler'])
    expect(statSync(file).size).toBe(3)
  } finally {
    unmountDisk(disk)
  }
})
