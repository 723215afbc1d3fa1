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

interface Seen {
  act: string
  text: string
}

// What stands in a row of many is of one sort.
const most = 8
// Milliseconds.
const moment = 40
const patience = 3000

/**
 * Presses, chooses, types and sends everything there is on a page, and writes down what can be read
 * after each act. Some answers take a moment: an unchanged page is read until it stays, another
 * until it says what that one said.
 */
async function tryAll(page: Page, plain?: readonly Seen[]): Promise<Seen[]> {
  const seen: Seen[] = []
  const note = async (act: string) => {
    let text = await read(page)
    const wanted = plain?.[seen.length]?.text
    for (let waited = 0; waited < patience; waited += moment) {
      if (text === wanted) break
      await page.waitForTimeout(moment)
      const before = text
      text = await read(page)
      if (!plain && text === before) break
    }
    seen.push({ act, text })
  }
  const each = async (
    selector: string,
    act: (element: HTMLElement, index: number) => void,
    name: string,
    rounds = 1,
  ) => {
    const all = page.locator(`#page ${selector}`)
    // What a press adds is pressed too, by a later round.
    for (let index = 0; index < Math.min(await all.count(), most); index++) {
      for (let round = 0; round < rounds; round++) {
        await all.nth(index).evaluate(act, round)
        await note(`${name} ${index}`)
      }
    }
  }
  await note('arrival')
  await each('button[type="button"]:not(:has([preserveAspectRatio]))', (button) => button.click(), 'press', 2)
  await each('summary', (summary) => summary.click(), 'open')
  await each('input[type="radio"]', (radio) => radio.click(), 'choose')
  for (const words of ['pune', 'no such thing', '']) {
    const fields = await page.locator('#page input[type="search"]').all()
    const before = await page.locator('#page').innerText()
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
  await each('nav a[href*="?category"]', (link) => link.click(), 'narrow')
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
  return seen
}

async function arrive(page: Page, path: string, stranger?: keyof typeof strangers, when?: 'before' | 'after') {
  await page.clock.install({ time: '2026-11-21T11:00:00' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The blog's form leaves for the chat where no tab opens; the others offer the text.
  await page.addInitScript(() => {
    window.open = () => (location.pathname === '/blog' ? window : null)
  })
  if (stranger && when === 'before')
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${String(strangers[stranger])})`)
  await visit(page, path)
  await page.clock.pauseAt('2026-11-21T12:00:00')
  if (stranger && when === 'after') await page.evaluate(strangers[stranger])
}

/** The place at which two texts begin to differ; the texts are too long to be read. */
function aroundDifference(text: string, other: string): string {
  const at = [...text].findIndex((letter, index) => letter !== other[index])
  return `…${text.slice(at - 40, at + 40)}… in place of …${other.slice(at - 40, at + 40)}…`
}

// Six ways in which others change a page. Most kinds of page change nothing that others have
// touched, so that this loop finds little: every run has the short tests below, and npm run
// test:every each kind in each way.
const ways = (Object.keys(strangers) as (keyof typeof strangers)[]).flatMap((stranger) =>
  (['before', 'after'] as const).map((when) => ({ stranger, when })),
)

for (const [kind, path] of isEvery ? kinds : []) {
  test(
    `a page of the kind ${kind} that others have changed reads and works as it does unchanged`,
    { tag: '@wide' },
    async ({ browser, baseURL }) => {
      test.setTimeout(240_000)
      const meet = async (plain?: readonly Seen[], stranger?: keyof typeof strangers, when?: 'before' | 'after') => {
        const context = await browser.newContext({
          baseURL: baseURL!,
          serviceWorkers: 'block',
          permissions: ['clipboard-read', 'clipboard-write'],
        })
        const page = await context.newPage()
        await arrive(page, path, stranger, when)
        // What they suggest comes with the index of the search, which a busy machine reads late.
        if (kind.endsWith('not-found')) await page.waitForLoadState('networkidle')
        const seen = await tryAll(page, plain)
        // Away and back: the next page is whole, and so is this one.
        for (const next of ['/Contact', '/services', '/'].filter((other) => other !== path)) {
          await page
            .locator(`footer a[href="${next}"], header a[href="${next}"]`)
            .first()
            .evaluate((link) => (link as HTMLElement).click())
          await expect(page).toHaveURL(next)
          await expect(page.locator('#page h1')).toBeFocused()
          seen.push({ act: `on ${next}`, text: await read(page) })
        }
        const heading = page.locator('#page h1')
        const left = (await heading.textContent())!
        await page.goBack()
        await expect(heading).not.toHaveText(left)
        // On the link by which the page was left, or on its heading.
        await expect(page.locator(':focus')).toBeVisible()
        seen.push({ act: 'back', text: await read(page) })
        await context.close()
        return seen
      }
      const plain = await meet()
      for (const { stranger, when } of ways) {
        const seen = await meet(plain, stranger, when)
        expect
          .soft(
            seen.map(({ act }) => act),
            `${stranger} ${when} hydration`,
          )
          .toEqual(plain.map(({ act }) => act))
        const other = seen.findIndex(({ text }, at) => text !== plain[at]?.text)
        if (other >= 0)
          expect
            .soft(
              aroundDifference(seen[other]!.text, plain[other]!.text),
              `${stranger} ${when} hydration: ${seen[other]!.act}`,
            )
            .toBe('')
      }
    },
  )
}

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

for (const stranger of Object.keys(strangers) as (keyof typeof strangers)[]) {
  test(`what was typed and opened before hydration outlasts ${stranger}`, { tag: '@wide' }, async ({ page }) => {
    for (const [path, name] of Object.entries(forms)) {
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
  })
}
