import { expect, test } from 'vitest'
import { getRecord, present } from '../../../codegen/lib/present.ts'
import { bodyOf } from '../../../codegen/pages/shared/prose/plan-prose.ts'
import { makeRecords } from '../../helpers/source/entry.ts'

const records = makeRecords({ mumbai: { name: 'Mumbai' } })

test('what is there is given back as it is', () => {
  expect(getRecord(records, 'mumbai').value).toEqual({ name: 'Mumbai' })
  expect([present(0, 'number'), present('', 'text'), present(null, 'nothing')]).toEqual([0, '', null])
})

test('what is not there stops the run, by its name', () => {
  expect(() => getRecord(records, 'pune')).toThrow(
    'There is no record "pune": what ran before should have made sure of it',
  )
  expect(() => bodyOf(getRecord(records, 'mumbai'))).toThrow('There is no text in "mumbai"')
})
