import { expect, test } from 'vitest'
import { bodyOf, getRecord, present } from '../../../codegen/plan/present.ts'
import { makeRecords } from '../../helpers/source/entry.ts'

const records = makeRecords({ mumbai: { name: 'Mumbai' } })

test('what is there is given back as it is', () => {
  expect(getRecord(records, 'mumbai').value).toEqual({ name: 'Mumbai' })
  expect([present(0, 'number'), present('', 'text'), present(null, 'nothing')]).toEqual([0, '', null])
})

test('what is not there stops the run, by its name', () => {
  expect(() => getRecord(records, 'pune')).toThrow('There is no record "pune": a check should have refused the data')
  expect(() => bodyOf(getRecord(records, 'mumbai'))).toThrow('There is no text in "mumbai"')
})
