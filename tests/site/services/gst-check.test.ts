import { expect, test } from 'vitest'
import type { GstDecision, PageGstCheck } from '#generated/records.ts'
import { allPages, getPage, textOf } from '../../helpers/site/built-site.ts'
import { readRule, readRuleOf } from '../../helpers/project/rules.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const read = <T>(name: string) => parse(readFileSync(join(projectRoot, 'data', name), 'utf8')) as T
const decision = read<GstDecision>('gst-decision.yaml')
const words = read<PageGstCheck>('pages/gst-check.yaml')
const outcomes = allPages.filter(({ path }) => path.startsWith('/do-i-need-gst/'))

test('every outcome says its answer first, then the law, the day, both fees, what would change it and the ways on', () => {
  expect(outcomes.length).toBeGreaterThanOrEqual(decision.outcomes.length)
  for (const { path, root } of outcomes) {
    const text = textOf(root.querySelector('main')!)
    expect(textOf(root.querySelector('h1')!), path).toMatch(/^(Yes|No|It depends): /)
    for (const said of ['CGST Act, 2017', '21 November 2026', '₹1,999 – ₹4,999', '₹0', words.outcome.changes])
      expect(text, path).toContain(said)
    expect(root.querySelector('main a[href="/services/gst-reg"]'), path).not.toBeNull()
    const chat = root.querySelector('main a[href^="https://wa.me/"]')!.getAttribute('href')!
    expect(decodeURIComponent(chat), path).toContain(textOf(root.querySelector('h1')!))
  }
})

test('what is not sure is said to be, on every page whose law or limit is in doubt', () => {
  const [row] = readRule('gst/registration-limit-excluded-goods').rows
  for (const slug of ['special-goods-above-20-lakh', 'special-goods-up-to-10-lakh'])
    expect(textOf(getPage(`/do-i-need-gst/${slug}`).root)).toContain(row!.doubt)
  for (const { id, law, turnover } of decision.outcomes) {
    if (law?.doubt === undefined) continue
    const own = outcomes.filter(({ path }) => path.startsWith(`/do-i-need-gst/${id}${turnover ? '-' : ''}`))
    expect(own).not.toEqual([])
    for (const { root } of own) expect(textOf(root)).toContain(law.doubt)
  }
})

test('a page of a limit names the states that have it by the rule', () => {
  const { goods } = readRuleOf('thresholds', 'gst/registration-limit').rows.at(-1)!.figures!.limits
  const states = read<Record<string, { name: string }>>('states.yaml')
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
