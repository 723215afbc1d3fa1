import type { Page } from '@playwright/test'
import { kinds } from '../../helpers/site/kinds.ts'
import { isEvery } from '../../helpers/every.ts'
import { strangers } from '../../helpers/browser/strangers.ts'
import { holdRequests, isHydrated, lateScripts } from '../../helpers/browser/on-page.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

/**
 * What a visitor reads and has typed, without what translators and extensions add, and without
 * spaces, which they move.
 */
const read = (page: Page) =>
  page.evaluate(() => {
    const typed = [...document.querySelectorAll<HTMLInputElement>('#page :is(input, select, textarea)')].map(
      ({ value, checked }) => `${value}${checked ? '!' : ''}`,
    )
    return `${document.getElementById('page')!.innerText.replace(/[\s¶]/g, '')} ${typed.join('|')}`
  })

// What stands in a row of many is of one sort.
const most = 8

/**
 * Presses, chooses, types and sends everything there is on a page, and notes what can be read after
 * each act.
 */
async function tryAll(page: Page, note: (act: string) => Promise<void>): Promise<void> {
  const each = async (selector: string, name: string, presses = 1) => {
    const all = page.locator(`#page ${selector}`)
    // What a press adds is pressed too, by a later round.
    for (let index = 0; index < Math.min(await all.count(), most); index++) {
      for (let press = 0; press < presses; press++) {
        await all.nth(index).evaluate((element) => (element as HTMLElement).click())
        await note(`${name} ${index}`)
      }
    }
  }
  await note('arrival')
  await each('button[type="button"]:not(:has([preserveAspectRatio]))', 'press', 2)
  await each('summary', 'open')
  await each('input[type="radio"]', 'choose')
  for (const words of ['pune', 'no such thing', '']) {
    const before = await page.locator('#page').innerText()
    const fields = await page.locator('#page input[type="search"]').all()
    for (const field of fields) await field.fill(words)
    // The matcher and its index are on their way.
    if (words === 'pune' && fields.length > 0)
      await expect(page.locator('#page')).not.toHaveText(before, { useInnerText: true })
    await note(`filter by "${words}"`)
  }
  for (const select of await page.locator('#page select').all()) {
    for (const index of [1, 2, 0]) await select.selectOption({ index })
    await note('select')
  }
  await each('nav a[href*="?category"]', 'narrow')
  // A search field is sent by Enter; its button stands for browsers without script alone.
  const submit = page.locator('#page form [type="submit"]:not([tabindex="-1"])')
  for (const value of ['', 'asha@example.in 98450 12345']) {
    if ((await submit.count()) === 0) break
    for (const field of await page.locator('#page form :is(input, textarea)').all())
      await field.fill((await field.getAttribute('type')) === 'email' ? value.split(' ')[0]! : value)
    if (value !== '')
      for (const select of await page.locator('#page form select').all()) await select.selectOption({ index: 1 })
    await submit.click()
    await note(`send "${value}"`)
    for (const wait of [2000, 6000]) {
      await page.clock.runFor(wait)
      await note(`wait ${wait}`)
    }
  }
}

// Most kinds of page change nothing that others have touched, so that this finds little: every run
// has the short tests below, and npm run test:every each kind in each way.
const ways = (Object.keys(strangers) as (keyof typeof strangers)[]).flatMap((stranger) =>
  (['before', 'after'] as const).map((when) => ({ stranger, when })),
)
type Way = (typeof ways)[number]

async function arrive(page: Page, path: string, way?: Way) {
  await page.clock.install({ time: '2026-11-21T11:00:00' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The blog's form leaves for the chat where no tab opens; the others offer the text.
  await page.addInitScript(() => {
    window.open = () => (location.pathname === '/blog' ? window : null)
  })
  const change = way && strangers[way.stranger]
  if (way?.when === 'before') await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(change)})`)
  await visit(page, path)
  await page.clock.pauseAt('2026-11-21T12:00:00')
  if (way?.when === 'after') await page.evaluate(change!)
  // What a wrong address suggests comes with the index, which a busy machine reads late.
  await page.waitForLoadState('networkidle')
}

/** The place at which two texts begin to differ; the texts are too long to be read. */
function aroundDifference(text: string, other: string): string {
  const at = [...text].findIndex((letter, index) => letter !== other[index])
  return `…${text.slice(at - 40, at + 40)}… in place of …${other.slice(at - 40, at + 40)}…`
}

for (const [kind, path] of isEvery ? kinds : [])
  test(
    `a page of the kind ${kind} that others have changed reads and works as it does unchanged`,
    { tag: '@wide' },
    async ({ browser, baseURL }) => {
      test.setTimeout(240_000)
      const meet = async (plain?: readonly string[], way?: Way): Promise<string[]> => {
        const context = await browser.newContext({
          baseURL: baseURL!,
          serviceWorkers: 'block',
          permissions: ['clipboard-read', 'clipboard-write'],
        })
        const page = await context.newPage()
        await arrive(page, path, way)
        const seen: string[] = []
        const note = async (act: string) => {
          // Some answers take a moment.
          const wanted = plain?.[seen.length]
          for (let waited = 0; waited < (plain ? 3000 : 300); waited += 50) {
            if (plain && (await read(page)) === wanted) break
            await page.waitForTimeout(50)
          }
          seen.push(await read(page))
          if (plain && seen.at(-1) !== wanted)
            expect
              .soft(aroundDifference(seen.at(-1)!, wanted ?? ''), `${way!.stranger} ${way!.when} hydration: ${act}`)
              .toBe('')
        }
        await tryAll(page, note)
        // Away and back: the next page is whole, and so is this one.
        for (const next of ['/Contact', '/services', '/'].filter((other) => other !== path)) {
          await page
            .locator(`footer a[href="${next}"], header a[href="${next}"]`)
            .first()
            .evaluate((link) => (link as HTMLElement).click())
          await expect(page).toHaveURL(next)
          await expect(page.locator('#page h1')).toBeFocused()
          await note(`on ${next}`)
        }
        const heading = page.locator('#page h1')
        const left = (await heading.textContent())!
        await page.goBack()
        await expect(heading).not.toHaveText(left)
        // On the link by which the page was left, or on its heading.
        await expect(page.locator(':focus')).toBeVisible()
        await note('back')
        await context.close()
        return seen
      }
      const plain = await meet()
      for (const way of ways) expect.soft((await meet(plain, way)).length, 'as many acts').toBe(plain.length)
    },
  )

/** What others do to an element of a page. */
const liberties = {
  wrapped: (element: Element) => {
    const wrapper = document.createElement('font')
    element.replaceWith(wrapper)
    wrapper.append(element)
  },
  'taken away': (element: Element) => element.remove(),
  unwrapped: (element: Element) => element.replaceWith(...element.childNodes),
} as const

// Each time a wrong form is sent, React takes the alert above its fields away and puts a new one
// before the first two of them.
const alertBox = 'xpath=.//*[@role="alert"]/..'
const firstFields = 'xpath=.//input[@name="name"]/../..'

test('React goes on where others have changed what it changes next', { tag: '@wide' }, async ({ page }) => {
  for (const [selector, how] of [
    [alertBox, 'wrapped'],
    [alertBox, 'taken away'],
    [firstFields, 'wrapped'],
    [firstFields, 'unwrapped'],
  ] as const)
    await test.step(`${selector} ${how}`, async () => {
      await visit(page, '/Contact')
      const form = page.locator('#page form')
      const alert = form.getByRole('alert')
      const send = () => form.locator('[type="submit"]').click()
      await form.locator('[name="message"]').fill('My question about GST')
      await send()
      await expect(alert).toHaveCount(1)
      await form.locator(selector).evaluate(liberties[how])
      await send()
      await expect(alert, 'React has put its next alert in the place of the one before').toHaveCount(1)
      if (how === 'wrapped')
        expect(
          await alert.evaluate((element) => {
            const first = element.closest('form')!.querySelector('[name="name"]')!
            return element.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING
          }),
          'the alert comes before the first field',
        ).toBeTruthy()
      for (const [field, value] of Object.entries({ name: 'Asha', email: 'asha@example.in', subject: 'GST' }))
        await form.locator(`[name="${field}"]`).fill(value)
      await expect(alert, 'React has taken its alert away').toHaveCount(0)
      await expect(form.locator('[name="message"]')).toHaveValue('My question about GST')
    })
})

const forms = {
  '/services/gst-reg': 'phone',
  '/Contact': 'message',
  '/careers': 'message',
  '/aboutus': 'message',
  '/blog': 'email',
} as const

// Each form meets one of the strangers in every run, and all of them in npm run test:every.
for (const [turn, stranger] of (Object.keys(strangers) as (keyof typeof strangers)[]).entries()) {
  const met = Object.entries(forms).filter((_, index) => isEvery || index % 3 === turn)
  test(`what was typed and opened before hydration outlasts ${stranger}`, { tag: '@wide' }, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(new URL(request.url()).pathname))
    for (const [path, name] of met) {
      const letThrough = await holdRequests(page, lateScripts)
      await page.goto(path)
      await page.evaluate(strangers[stranger])
      const field = page.locator(`#page form [name="${name}"]`)
      const text = 'asha98450@example.in'
      await page
        .locator('#page details')
        .first()
        .evaluateAll(([details]) => {
          if (details) (details as HTMLDetailsElement).open = true
        })
      const wereOpen = await page.locator('#page details[open]').count()
      await field.fill(text)
      await field.press('ArrowLeft')
      letThrough()
      await isHydrated(page)
      await expect(field).toHaveValue(text)
      await expect(field).toBeFocused()
      await expect(page.locator('#page details[open]')).toHaveCount(wereOpen)
      await page.keyboard.type('!')
      await expect(field).toHaveValue(name === 'email' ? /!/ : 'asha98450@example.i!n')
      await page.unrouteAll()
    }
    // The page's own HTML has all that it needs.
    expect(fetched.filter((path) => !path.includes('.'))).toEqual([])
  })
}
