import { expect, test } from 'vitest'
import type { GstDecision, PageGstCheck } from '#generated/records.ts'
import { allPages, chatTextOf, getPage, hrefsIn, mainText, partOf, textOf } from '../../helpers/site/built-site.ts'
import { readRuleOf } from '../../helpers/project/rules.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { states } from '../../helpers/site/records.ts'

const decision = readData('gst-decision.yaml') as GstDecision
const words = readData('pages/gst-check.yaml') as PageGstCheck
const outcomes = allPages.filter(({ path }) => path.startsWith('/do-i-need-gst/'))

test('every outcome says its answer first, then the law, the day, what it costs, what would change it and the ways on', () => {
  expect(outcomes.length).toBeGreaterThanOrEqual(decision.outcomes.length)
  for (const { path, root } of outcomes) {
    const answer = textOf(root.querySelector('h1'))
    expect(answer, path).toMatch(/^(Yes|No|It depends): /)
    expect(mainText(path), path).toMatch(/\d{1,2} [A-Z][a-z]+ 2026/)
    for (const said of ['CGST Act, 2017', words.outcome.changes]) expect(mainText(path), path).toContain(said)
    // Who must register sees what it costs in all, unless that takes forms that we quote.
    const isQuoted = decision.outcomes.some(({ id, hasOwnForms }) => hasOwnForms && path.endsWith(`/${id}`))
    if (isQuoted) expect(root.querySelector('tfoot'), path).toBeNull()
    else if (answer.startsWith('Yes: ')) expect(textOf(root.querySelector('tfoot')), path).toContain('₹2,359')
    expect(hrefsIn(root, 'main a'), path).toContain('/services/gst-reg')
    expect(chatTextOf(partOf(path, 'main a[href^="https://wa.me/9"]')), path).toContain(answer)
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
  const holds = mainText('/do-i-need-gst/goods-above-middle-limit')
  for (const [code, { name }] of Object.entries(states))
    expect(holds.includes(name), name).toBe((goods!.states?.[code] ?? goods!.most) === 2_000_000)
})

test.each([
  ['/gst/hyderabad', 'TS'],
  ['/gst/chennai', 'TN'],
])('%s leads to the check with the state %s answered', (path, code) =>
  expect(hrefsIn(getPage(path).root, 'main a')).toContain(`/do-i-need-gst?state=${code}`),
)
