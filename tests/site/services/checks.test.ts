import { expect, test } from 'vitest'
import type { Decision, PageCheck } from '#generated/records.ts'
import { allPages, chatTextOf, getPage, hrefsIn, mainText, partOf, textOf } from '../../helpers/site/built-site.ts'
import { readRuleOf } from '../../helpers/project/rules.ts'
import { readData, readDataFolder } from '../../helpers/project/read-data.ts'
import { states } from '../../helpers/site/records.ts'

const decision = readData('checks/gst.yaml') as Decision
const words = readData('pages/check.yaml') as PageCheck
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

const checks = Object.entries(readDataFolder('checks') as Record<string, Decision>)

test.each(checks)(
  'the check "%s" and each of its outcomes is a page, which says the law, the day and the ways on',
  (id, check) => {
    const path = check.path ?? `/check/${id}`
    expect(textOf(getPage(path).root.querySelector('h1'))).toBe(check.heading)
    const pages = allPages.filter((page) => page.path.startsWith(`${path}/`))
    for (const { id: outcome, next, law } of check.outcomes) {
      const own = pages.filter((page) => new RegExp(`^${path}/${outcome}(-(high|middle|low)-limit)?$`).test(page.path))
      expect(own, outcome).not.toEqual([])
      for (const page of own) {
        if (!next.includes('{limit}')) expect(mainText(page.path), page.path).toContain(next)
        if (law) expect(mainText(page.path), page.path).toContain(law.authority)
        if (law?.doubt !== undefined) expect(mainText(page.path), page.path).toContain(law.doubt)
        expect(mainText(page.path), page.path).toMatch(/\d{1,2} [A-Z][a-z]+ 2026/)
        expect(hrefsIn(page.root, 'main a'), page.path).toContain(path)
        expect(chatTextOf(partOf(page.path, 'main a[href^="https://wa.me/9"]')), page.path).toContain(
          textOf(page.root.querySelector('h1')),
        )
      }
    }
  },
)

test('an answer leads without scripts to the same outcome as its questions', () => {
  const root = getPage('/check/notice').root
  expect(hrefsIn(root.querySelector('li#gst-form')!, 'a')).toContain('/check/notice/asmt-10')
  expect(hrefsIn(root.querySelector('li#tax-form')!, 'a')).toContain('/check/notice/earlier-year')
  // It has no limits, so nothing asks for the state.
  expect(root.querySelector('#limits')).toBeNull()
})

test('services lead to the checks about them', () => {
  const linked = (service: string) => hrefsIn(getPage(`/services/${service}`).root, 'main a')
  expect(linked('income-tax-return')).toEqual(
    expect.arrayContaining(['/check/itr', '/check/tax-audit', '/check/notice']),
  )
  expect(linked('gst-return')).toContain('/check/notice')
  expect(linked('tds-return')).toContain('/check/tds')
  // Its price leaves the letter of undertaking out.
  expect(linked('iec')).toContain('/check/exporter')
})

test('the list of calculators leads to every check', () => {
  const links = hrefsIn(getPage('/calculators').root, 'main #checks a')
  expect(links).toEqual(checks.map(([id, { path }]) => path ?? `/check/${id}`))
})
