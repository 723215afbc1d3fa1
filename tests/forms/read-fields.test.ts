import { describe, expect, it } from 'vitest'
import { readFields } from '../../src/forms/read-fields.ts'

describe('fields are read as trimmed texts', () => {
  const form = new FormData()
  form.append('name', '  Ravi  ')
  form.append('message', '\n one\n two \n')
  form.append('file', new Blob(['x']))

  it.each([
    ['name', 'Ravi'],
    ['message', 'one\n two'],
    ['missing', ''],
    ['file', ''],
  ])('%s', (name, want) => expect(readFields(form, [name])).toEqual({ [name]: want }))

  it('only those asked for', () => expect(Object.keys(readFields(form, ['name']))).toEqual(['name']))
})
