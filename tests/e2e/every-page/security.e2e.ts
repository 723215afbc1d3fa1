import type { Page } from 'playwright/test'
import type { Kind } from '#generated/routes.ts'
import { hostilePieces } from '../../helpers/edits/hostile-texts.ts'
import { isEvery } from '../../helpers/every.ts'
import { inFours, kinds } from '../../helpers/site/kinds.ts'
import { caughtBy, watch } from '../../helpers/browser/caught.ts'
import { headingOf } from '../../helpers/browser/on-page.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

// One text that tries all of it, and some that work only alone.
const all = hostilePieces.join(' ')
const alone = [
  'javascript:pwned()',
  '</script><script>pwned()</script>',
  '"><img src=x onerror=pwned()>',
  '__proto__',
  '%E0%A4%A',
  '\ud800',
]

async function expectHarmless(page: Page): Promise<void> {
  expect(await caughtBy(page), 'what ran, or was refused by the policy').toEqual([])
  expect(
    await page
      .locator(
        'img[src="x"], xss, base, iframe, [onerror], [onload], [onfocus], a[href^="javascript:" i], a[href*="//evil.example"]:not([href^="https://wa.me/"]):not([href^="mailto:"])',
      )
      .count(),
  ).toBe(0)
}

// A chat's form, the mailbox's and a filter; the others are made of the same fields, and npm run
// test:every fills them, too.
const often = ['/services/gst-reg', '/Contact', '/gst']
const filled = isEvery ? [...often, '/careers', '/aboutus', '/blog', '/services'] : often
test('hostile texts in every field stay what was typed', { tag: '@wide' }, async ({ page, outside }) => {
  test.setTimeout(120_000)
  await watch(page)
  for (const path of filled) {
    await visit(page, path)
    const fields = page
      .locator('main')
      .locator('input:not([type=checkbox]):not([type=radio]), textarea')
      .filter({ visible: true })
    const count = await fields.count()
    expect(count).toBeGreaterThan(0)
    // First all texts in one, then each by itself in one of the fields.
    const rounds = 1 + Math.ceil(alone.length / count)
    const button = page.locator('main [type=submit]').filter({ visible: true })
    const isSent = (await button.count()) > 0
    for (let round = 0; round < rounds; round++) {
      // Sending may close the form or open a tab, so the next round begins anew.
      if (round > 0 && isSent) await visit(page, path)
      for (const [index, field] of (await fields.all()).entries()) {
        const text = round === 0 ? all : alone[((round - 1) * count + index) % alone.length]!
        const isMail = (await field.getAttribute('type')) === 'email'
        await field.fill(isMail ? `"${text.replace(/\s/g, '')}"@evil.example` : text)
      }
      for (const select of await page.locator('main select').filter({ visible: true }).all())
        await select.selectOption({ index: 1 })
      if (isSent) await button.first().click()
      await expectHarmless(page)
    }
  }
  for (const address of outside) expect(address).toMatch(/^https:\/\/wa\.me\/\d+\?text=[^&#]*$/)
})

// They take words of their address into the page. The others are looked at in npm run test:every,
// as they may begin to.
const readers: readonly Kind[] = [
  'services',
  'pricing',
  'contact',
  'careers',
  'blog',
  'calendar',
  'cities',
  'search',
  'not-found',
  'calculator',
  'check',
]

const queries = ['category', 'q', 'role', 'filter', 'state', 'plan', 'utm_source']

// Some of them meet one of these texts, too; npm run test:every takes all six at each.
const textsOf = (index: number) => (isEvery ? alone : alone.filter((_, turn) => index === 4 * turn))

const visited = kinds.filter(([one]) => isEvery || readers.includes(one)).entries()

for (const group of inFours([...visited]))
  test(
    `hostile addresses show the page and do nothing else: ${group.map(([, [kind]]) => kind).join(', ')}`,
    { tag: '@wide' },
    async ({ page }) => {
      test.setTimeout(120_000)
      await watch(page)
      for (const [index, [kind, path]] of group) {
        for (const text of [hostilePieces.slice(0, 40).join(' '), ...(readers.includes(kind) ? textsOf(index) : [])]) {
          const hostile = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '%'))
          const names = [...queries, text.startsWith('_') ? text : hostile]
          await visit(page, `${path}?${names.map((name) => `${name}=${hostile}`).join('&')}#${hostile}`)
          await expect(headingOf(page), kind).toBeVisible()
          await expectHarmless(page)
        }
        // In every run never-blank opens such an address.
        if (!isEvery) continue
        await visit(page, `${path}?%#%`)
        await expectHarmless(page)
      }
    },
  )
