import { describe, expect, it } from 'vitest'
import { findEmptyLeadFields } from '../../src/forms/lead-rules.ts'

describe('a lead needs a name and a phone number', () => {
  it.each([
    ['both given', { name: 'Ravi', email: '', phone: '98765 43210' }, []],
    ['no name', { name: '', email: 'r@e.in', phone: '98765 43210' }, ['name']],
    ['no phone number', { name: 'Ravi', email: 'r@e.in', phone: '' }, ['phone']],
    ['neither, the name first', { name: '', email: '', phone: '' }, ['name', 'phone']],
    ['spaces alone', { name: '  ', email: '', phone: '\t' }, ['name', 'phone']],
    ['an e-mail address of no form is not judged', { name: 'Ravi', email: 'nonsense', phone: '1' }, []],
  ])('%s', (_, fields, want) => expect(findEmptyLeadFields(fields)).toEqual(want))
})
