import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { writeDay } from '../../../src/rules/days/civil-day.ts'
import { dueDay } from '../../../src/rules/days/due-day.ts'
import { readExtensions, readRuleOf } from '../../helpers/project/rules.ts'

const extensions = readExtensions()
const due = (id: string, period: string, known = extensions) =>
  dueDay({ id, rule: readRuleOf('due-date', id), extensions: known }, period)

describe('a due day', () => {
  test('is moved by an extension, and says from where', () => {
    const found = due('due-dates/income-tax/itr-audit', '2025-26')
    expect(found).toMatchObject({ kind: 'day', due: '2026-11-21', weekday: 'Saturday', extension: 'itr-audit-2025-26' })
    expect(found.kind === 'day' && writeDay(found.statutory!)).toBe('2026-10-31')
  })

  test('of the year after that extension stays', () => {
    const found = due('due-dates/income-tax/itr-audit', '2026-27')
    expect(found).toMatchObject({ kind: 'day', due: '2027-10-31' })
    expect(found).not.toHaveProperty('extension')
  })

  test('is not moved by an extension that is not sure', () => {
    expect(due('due-dates/gst/gstr-3b-monthly', '2025-07')).toMatchObject({ due: '2025-08-20' })
    expect(due('due-dates/gst/gstr-3b-monthly', '2025-09')).toMatchObject({ due: '2025-10-25' })
    expect(due('due-dates/gst/gstr-3b-monthly', '2026-03')).toMatchObject({ due: '2026-04-21' })
  })

  test.each([
    // Tax offices are closed on all Saturdays, banks on the second and the fourth.
    ['due-dates/income-tax/itr-audit', '2025-26', '2026-11-21', '2026-11-23'],
    ['due-dates/tds/tds-payment', '2026-05', '2026-06-07', '2026-06-08'],
    ['due-dates/tds/tds-payment', '2026-10', '2026-11-07', undefined],
    ['due-dates/income-tax/advance-tax', '2029-30-Q3', '2029-12-15', undefined],
    ['due-dates/income-tax/itr-business', '2025-26', '2026-08-31', undefined],
  ])('%s of %s is on %s, and the next working day after a closed one is %s', (id, period, day, next) => {
    const found = due(id, period)
    expect(found).toMatchObject({ due: day })
    expect(found.kind === 'day' && found.nextOpen !== undefined ? writeDay(found.nextOpen) : undefined).toBe(next)
  })

  test('that was moved twice stands where it was moved to last', () => {
    const second = { ...extensions['itr-audit-2025-26']!, to: '2026-12-05' }
    expect(due('due-dates/income-tax/itr-audit', '2025-26', { second, ...extensions })).toMatchObject({
      due: '2026-12-05',
      extension: 'second',
    })
  })

  test('is by the law at the beginning of its period', () => {
    const id = 'due-dates/gst/gstr-1-quarterly'
    const rule = readRuleOf('due-date', id)
    const later = { ...rule.rows.at(-1)!, from: '2026-08-01', figures: { monthsAfter: 2, day: 5 } }
    const changed = { ...rule, rows: [...rule.rows, later] }
    expect(dueDay({ id, rule: changed }, '2026-27-Q2')).toMatchObject({ due: '2026-10-13' })
    expect(dueDay({ id, rule: changed }, '2026-27-Q3')).toMatchObject({ due: '2027-02-05' })
  })

  test('is unknown before the first row and for a period of another kind, never the newest one', () => {
    expect(due('due-dates/gst/gstr-3b-monthly', '2019-07')).toEqual({ kind: 'unknown', why: 'no-row' })
    expect(due('due-dates/gst/gstr-3b-monthly', '2026-27-Q1')).toMatchObject({ kind: 'unknown', why: 'missing' })
    expect(due('due-dates/roc/dir-3-kyc', '2026-27')).toMatchObject({ kind: 'unknown', why: 'unsettled' })
  })

  test('of an event is as many days after it as Temporal counts', () => {
    const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (date) => {
        const meeting = Temporal.PlainDate.from(date.toISOString().slice(0, 10))
        expect(due('due-dates/roc/mgt-7', meeting.toString())).toMatchObject({
          due: meeting.add({ days: 60 }).toString(),
        })
        expect(due('due-dates/gst/return-bar', meeting.toString())).toMatchObject({
          due: meeting.add({ years: 3 }).toString(),
        })
      }),
    )
  })
})
