import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTwice } from '../../../../codegen/pages/checks/struck-words.ts'

const struck = (text: string) => ({ text, changed: { current: 'The law of today.', since: '1 November 2025' } })

test.each([
  ['a time that it strikes and offers', struck('It takes 7-15 business days.'), '7-15 business days'],
  ['a time at the end of the struck sentence', struck('We need 3 weeks'), '3 weeks'],
  ['hours', struck('Within 48 business hours, or later.'), '48 business hours'],
])('a page says two things: %s', (_, rule, time) => {
  expect(findTwice({ rules: [rule], head: { facts: [{ value: time }] } })).toEqual({ time, struck: rule.text })
})

test.each([
  ['another number', { rules: [struck('It takes 17-15 days.')], time: '7-15 days' }],
  ['a word that goes on', { rules: [struck('It takes 30 days.')], time: '30 day' }],
  [
    'a time that varies and stays',
    { rule: { text: 'Pay within 20 days', changed: { variesBy: 'state' } }, day: '20 days' },
  ],
  [
    'a sentence about somebody else',
    { rule: struck('It takes 3 days.'), other: 'It takes 3 days. That is the time of the officer, not ours.' },
  ],
  [
    'a cell of a table in an article',
    { rule: struck('Apply within 30 days.'), body: [{ tag: 'td', children: ['30 days'] }] },
  ],
  [
    'an amount, which is the limit of something else',
    { rule: struck('Above ₹40 lakh you register.'), limit: '₹40 lakh' },
  ],
])('a page says one thing: %s', (_, payload) => expect(findTwice(payload)).toBeUndefined())

test('wherever a figure lies in the payload, it is found once its words are struck, and only then', () => {
  const nest = (value: unknown, way: readonly boolean[]): unknown =>
    way.reduce<unknown>((inner, isList) => (isList ? ['words', inner] : { part: inner }), value)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.boolean(),
      fc.array(fc.boolean(), { maxLength: 6 }),
      (days, isStruck, way) => {
        const figure = `${days} days`
        const rule = struck(isStruck ? `Count on ${figure}, or more.` : 'Count on a week.')
        expect(findTwice({ rule, payload: nest({ value: figure }, way) })?.time).toBe(isStruck ? figure : undefined)
      },
    ),
  )
})
