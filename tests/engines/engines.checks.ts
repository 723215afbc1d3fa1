import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Calculator, PageService, Service, Site } from '#generated/records.ts'
import { findFirefox, findWebkit } from '../helpers/browser/find-browser.ts'
import { startPreview } from '../helpers/browser/preview.ts'
import type { RunningServer } from '../helpers/browser/preview.ts'
import { chatTextOf, readRecord } from '../helpers/browser/visitor.ts'
import { inFours, kindsOfOtherBrowsers, pageOfKind } from '../helpers/site/kinds.ts'
import { findTooWide } from '../old-browsers/look-at-page.ts'
import { openFirefox } from './firefox.ts'
import { openVisitor } from './visitor.ts'
import type { Engine, Visitor } from './visitor.ts'
import { openWebkit } from './webkit.ts'

const site = readRecord<Site>('site.yaml')

let server: RunningServer
beforeAll(async () => {
  server = await startPreview()
})
afterAll(() => server.stop())

const engines = [
  ...(findFirefox() ? [['Firefox', openFirefox] as const] : []),
  ...(findWebkit() ? [['WebKit', openWebkit] as const] : []),
]

describe.each(engines)('in %s', (_, openEngine) => {
  let engine: Engine
  let visitor: Visitor
  beforeAll(async () => {
    engine = await openEngine()
  })
  afterAll(() => engine.close())
  beforeEach(async () => {
    visitor = await openVisitor(engine, server.origin)
    return async () => {
      expect(await visitor.complaints()).toEqual([])
      await engine.goto('about:blank')
      await visitor.leave()
    }
  })

  const visit = async (path: string) => {
    await visitor.goto(path)
    await visitor.isHydrated()
  }
  const heading = () => visitor.evaluate(() => document.querySelector('h1')!.innerText)

  // Chromium meets three times as many in every run; in npm run test:every all meet all.
  test.each(inFours(kindsOfOtherBrowsers).map((group) => [group.map(([kind]) => kind).join(', '), group] as const))(
    '%s: they are hydrated without a complaint, nothing is too wide, and paper has what is folded',
    async (__, group) => {
      for (const [kind, path] of group) {
        await visit(path)
        const width = await visitor.evaluate(() => document.querySelector('h1')!.getBoundingClientRect().width)
        expect.soft(width, kind).toBeGreaterThan(100)
        expect.soft(await visitor.evaluate(findTooWide), kind).toEqual([])
        expect.soft(await visitor.evaluate(findFoldedOnPaper), kind).toEqual([0, true])
        expect.soft(await visitor.complaints(), `${kind}, or one before it`).toEqual([])
      }
    },
  )

  test('a link leads on without a page load, and Back returns', async () => {
    await visit(pageOfKind.city)
    await visitor.evaluate(() => document.body.setAttribute('data-same', ''))
    const before = await heading()
    await visitor.evaluate(() => document.querySelector<HTMLElement>('main a[href="/services/gst-reg"]')!.click())
    const { title } = readRecord<Service>('services/gst-reg.yaml')
    // The whole heading: the city's includes it.
    await visitor.waitFor((wanted) => document.querySelector('h1')!.innerText === wanted, title)
    // The protocol's own step back does not wait until Firefox has noted the new entry.
    await visitor.evaluate(() => history.back())
    await visitor.waitFor((wanted) => document.querySelector('h1')!.innerText === wanted, before)
    expect(await visitor.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true)
  })

  test('the form of a service asks for what lacks, then hands all of it to a chat', async () => {
    await visit(pageOfKind.service)
    const { form: words, chat } = readRecord<PageService>('pages/service.yaml')
    const form = '#page form[data-chat]'
    await visitor.type(`${form} [name="name"]`, 'Asha & Rao')
    await visitor.click(`${form} [type="submit"]`)
    await visitor.waitFor(() => document.querySelector('#page form [role="alert"]') !== null)
    expect(await visitor.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('phone')
    await visitor.type(`${form} [name="phone"]`, '98450 12345')
    await visitor.click(`${form} [type="submit"]`)
    await visitor.waitFor(() => window.opened.length > 0)
    const [address] = await visitor.evaluate(() => window.opened)
    expect(address!.startsWith(`https://wa.me/${site.whatsapp}?`), words.heading).toBe(true)
    expect(chatTextOf(address!)).toContain(`${chat.name}: Asha & Rao\n${chat.phone}: 98450 12345`)
  })

  test('the search lists what is typed, and Enter opens the first', async () => {
    await visit(pageOfKind.home)
    await visitor.type('main [data-search] input', 'gst registraton')
    await visitor.waitFor(
      () => document.querySelector('[role="option"]')?.textContent.includes('GST Registration') === true,
    )
    await visitor.pressEnter()
    await visitor.waitFor(() => location.pathname === '/services/gst-reg')
  })

  test('a calculator keeps what is chosen and typed before its script comes, and works it out after', async () => {
    const path = 'calculators/epf-esi-delay'
    const { answers, out } = readRecord<Calculator>(`${path}.yaml`).examples[0]!
    const letThrough = visitor.holdScripts()
    await visitor.goto(`/${path}`)
    const typed = ['fund', 'period', 'amount'] as const
    for (const name of typed) {
      if (name === 'amount') await visitor.type('#q-amount', answers[name]!)
      else await visitor.evaluate(answer, `#q-${name}`, answers[name]!)
    }
    expect(await visitor.evaluate(() => document.querySelector('[data-stage="live"]'))).toBeNull()
    letThrough()
    await visitor.isHydrated()
    const valueOf = (name: string) =>
      visitor.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)!.value, `#q-${name}`)
    for (const name of typed) expect(await valueOf(name), name).toBe(answers[name])
    await visitor.evaluate(answer, '#q-paid', answers['paid']!)
    const [rule, sum] = Object.entries(out).find(([, value]) => typeof value === 'number')!
    await visitor.waitFor(
      (wanted) =>
        [...document.querySelectorAll('output')].some(
          (one) => `${one.name} ${one.value.replace(/[₹,]/g, '')}` === wanted,
        ),
      `${rule} ${String(sum)}`,
    )
  })
})

/** As a hand leaves it: in which order the parts of a day are typed depends on the machine. */
function answer(selector: string, value: string): void {
  const field = document.querySelector(selector)!
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/**
 * How many folds stay closed for a printer where styles alone do not open them, and whether all is
 * as before once it has printed.
 */
function findFoldedOnPaper(): [closed: number, isAsBefore: boolean] {
  const states = () => [...document.querySelectorAll('details')].map((one) => `${one.open} ${one.getAttribute('name')}`)
  const before = states().join()
  dispatchEvent(new Event('beforeprint'))
  const isByStyle = CSS.supports('selector(::details-content)')
  const closed = isByStyle ? 0 : document.querySelectorAll('main details:not([open])').length
  dispatchEvent(new Event('afterprint'))
  return [closed, states().join() === before]
}
