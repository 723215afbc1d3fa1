import { expect, test } from 'vitest'
import { findClaims } from '../../../../codegen/check/figures/find-claims.ts'

test.each([
  ['5000+ clients and 15+ years', ['5000+', '15+']],
  ['Filed in 24hr, support 24/7 or 24x7', ['24hr', '24/7', '24x7']],
  ['100% satisfaction, 99.9% accurate, 100 % secure', ['100% satisfaction', '99.9% accurate', '100 % secure']],
  ['Over 3,000 happy clients', ['3,000 happy clients']],
  [
    "A 7-day free trial with no hidden charges; India's leading firm",
    ['7-day free trial', 'no hidden charges', "India's leading"],
  ],
  ['Best Value. Most trusted. Top-rated.', ['Best Value', 'Most trusted', 'Top-rated']],
])('in any text %j states %j of the firm', (text, want) => {
  expect(findClaims(text, false)).toEqual(want)
})

test.each([
  'The late fee is ₹50 a day, and interest 18% a year.',
  'A penalty of 100% of the tax for evasion',
  'Since 2017-18 your turnover passed ₹5 crore.',
  'Cancel a bill within 24 hours.',
  'Two customers, and 50 bills a month',
  'Call +91 98765 43210. 24 x 70 cm.',
])('in any text %j states nothing of the firm', (text) => {
  expect(findClaims(text, false)).toEqual([])
})

test.each([
  ['Accounts kept in order, since 2017', ['since 2017']],
  ['We answer within 48 hours', ['48 hours']],
  ['Registration from ₹999', ['from ₹999']],
  ['You save 17%', ['17%']],
])('on a page about the firm alone %j states %j', (text, want) => {
  expect(findClaims(text, true)).toEqual(want)
})

test('48 business hours and a 30-minute call are terms, not claims', () => {
  expect(findClaims('Verified within 48 business hours. Book a 30-minute call.', true)).toEqual([])
})
