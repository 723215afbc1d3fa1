import { expect, test } from 'vitest'
import type { GstDecision, PageGstCheck } from '#generated/records.ts'
import { allPages, getPage, textOf } from '../../helpers/site/built-site.ts'
import { readRuleOf } from '../../helpers/project/rules.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { states } from '../../helpers/site/records.ts'

const decision = readData('gst-decision.yaml') as GstDecision
const words = readData('pages/gst-check.yaml') as PageGstCheck
const outcomes = allPages.filter(({ path }) => path.startsWith('/do-i-need-gst/'))

test('every outcome says its answer first, then the law, the day, what it costs, what would change it and the ways on', () => {
  expect(outcomes.length).toBeGreaterThanOrEqual(decision.outcomes.length)
  for (const { path, root } of outcomes) {
    const text = textOf(root.querySelector('main')!)
    expect(textOf(root.querySelector('h1')!), path).toMatch(/^(Yes|No|It depends): /)
    expect(text, path).toMatch(/\d{1,2} [A-Z][a-z]+ 2026/)
    for (const said of ['CGST Act, 2017', words.outcome.changes]) expect(text, path).toContain(said)
    // Who must register sees what it costs in all.
    if (/^Yes: /.test(textOf(root.querySelector('h1')!)))
      expect(textOf(root.querySelector('tfoot')!), path).toContain('₹2,359')
    expect(root.querySelector('main a[href="/services/gst-reg"]'), path).not.toBeNull()
    const chat = root.querySelector('main a[href^="https://wa.me/9"]')!.getAttribute('href')!
    expect(decodeURIComponent(chat), path).toContain(textOf(root.querySelector('h1')!))
  }
})

test('what is not sure is said to be, on every page whose law or limit is in doubt', () => {
  for (const { id, law, turnover } of decision.outcomes) {
    if (law?.doubt === undefined) continue
    const own = outcomes.filter(({ path }) => path.startsWith(`/do-i-need-gst/${id}${turnover ? '-' : ''}`))
    expect(own).not.toEqual([])
    for (const { root } of own) expect(textOf(root)).toContain(law.doubt)
  }
})

test('a page of a limit names the states that have it by the rule', () => {
  const { goods } = readRuleOf('thresholds', 'gst/registration-limit').rows.at(-1)!.figures!.limits
  const holds = textOf(getPage('/do-i-need-gst/goods-above-20-lakh').root.querySelector('main')!)
  for (const [code, { name }] of Object.entries(states))
    expect(holds.includes(name), name).toBe((goods!.states?.[code] ?? goods!.most) === 2_000_000)
})

test('the pages of cities answer the state', () => {
  for (const [path, code] of [
    ['/gst/hyderabad', 'TS'],
    ['/gst/chennai', 'TN'],
  ])
    expect(getPage(path!).root.querySelector(`main a[href="/do-i-need-gst?state=${code}"]`), path).not.toBeNull()
})
