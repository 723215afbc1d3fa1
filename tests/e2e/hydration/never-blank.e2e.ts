import type { Page } from 'playwright/test'
import { eachNth } from '../../helpers/every.ts'
import { headingOf, linkInFooter } from '../../helpers/browser/on-page.ts'
import { answerOutside, expect, test, visit } from '../../helpers/browser/visitor.ts'

const field = (page: Page, name: string) => page.locator(`#page form [name="${name}"]`)

/** Follows a link and expects the page that it names, whole. */
async function follow(page: Page, href: string, title: RegExp) {
  await linkInFooter(page, href).click()
  await expect(page).toHaveURL(href)
  await expect(page).toHaveTitle(title)
  await expectWhole(page)
}

async function expectWhole(page: Page) {
  await expect(headingOf(page)).toBeVisible()
  expect(await page.locator('#page').innerText()).not.toHaveLength(0)
}

/** Counts page loads. A page that reloads itself over and over does so within half a second. */
async function countLoads(page: Page, act: () => Promise<unknown>): Promise<number> {
  let loads = 0
  page.on('load', () => loads++)
  await act()
  await page.waitForTimeout(500)
  return loads
}

const refuseReplaceState = () => {
  history.replaceState = () => {
    throw new DOMException('refused', 'SecurityError')
  }
}

test('an address with a stray % shows its page', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/Contact#100%')
  await field(page, 'name').fill('Asha')
  await page.evaluate(() => {
    location.hash = '#50%'
  })
  await expect(field(page, 'name')).toHaveValue('Asha')
  await linkInFooter(page, '/pricing').evaluate((link) => link.setAttribute('href', '/pricing#save-20%'))
  await linkInFooter(page, '/pricing#save-20%').click()
  await expect(page).toHaveTitle(/Pricing/)
  await expectWhole(page)
})

const takenAway: Readonly<Record<string, () => void>> = {
  'announcer, main element, header and scrolling': () => {
    for (const one of document.querySelectorAll('#announcer, main, header')) one.remove()
    const refuse = () => {
      throw new Error('refused')
    }
    window.scrollTo = refuse
    Element.prototype.scrollIntoView = refuse
  },
  'everything in the page': () => document.getElementById('page')!.replaceChildren(),
  'history.replaceState': refuseReplaceState,
  'history.pushState': () => {
    history.pushState = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  },
}

test('where somebody has taken something away, links lead on and back', { tag: '@wide' }, async ({ page }) => {
  for (const [name, take] of eachNth(Object.entries(takenAway), 4))
    await test.step(name, async () => {
      await visit(page, '/services/gst-reg')
      await page.evaluate(take)
      await follow(page, '/pricing', /Pricing/)
      await page.goBack()
      await expect(page).toHaveURL('/services/gst-reg')
      await expectWhole(page)
      await page.goForward()
      await expect(page).toHaveURL('/pricing')
      await expectWhole(page)
    })
})

// Every run takes the first of these, and of what is taken away; npm run test:every takes all.
const refusals: Readonly<Record<string, () => void>> = {
  'a storage that may not be touched': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'history.replaceState': refuseReplaceState,
  'room in the storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'history.scrollRestoration': () =>
    Object.defineProperty(history, 'scrollRestoration', {
      get: () => 'auto',
      set: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    }),
  'the header, IntersectionObserver and the service worker': () => {
    addEventListener('DOMContentLoaded', () => document.querySelector('header')!.remove())
    Reflect.deleteProperty(window, 'IntersectionObserver')
    Object.defineProperty(navigator, 'serviceWorker', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  },
}

test('a browser that refuses something keeps what was typed', { tag: '@wide' }, async ({ context }) => {
  await answerOutside(context)
  for (const [name, refuse] of eachNth(Object.entries(refusals), 5))
    await test.step(name, async () => {
      const page = await context.newPage()
      await page.addInitScript(refuse)
      const loads = await countLoads(page, async () => {
        await page.goto('/services/gst-reg')
        await field(page, 'name').fill('Asha')
        await field(page, 'phone').fill('98450 12345')
      })
      expect(loads).toBe(1)
      await expectWhole(page)
      await expect(field(page, 'name')).toHaveValue('Asha')
      const before = context.pages().length
      const opening = context.waitForEvent('page')
      await page.locator('#page form [type="submit"]').click()
      // Where React has given up, what was typed is one more press away.
      const link = page.locator('#not-ready a')
      await Promise.race([opening, link.waitFor()])
      if (context.pages().length === before) await link.click()
      const chat = await opening
      expect(decodeURIComponent(chat.url())).toContain('Asha')
      await chat.close()
      await expect(field(page, 'name')).toHaveValue('Asha')
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      await follow(page, '/pricing', /Pricing/)
      await page.goBack()
      await expect(page).toHaveURL('/services/gst-reg')
      await expectWhole(page)
      if (name.includes('storage')) await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      await page.close()
    })
})

test('who is typing while React gives up goes on in the same field', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(refuseReplaceState)
  await page.goto('/services/gst-reg')
  await field(page, 'name').focus()
  // The focus asks for the page's code, which comes and fails meanwhile.
  await page.keyboard.type('Asha Kumari Devi of Tiruppur', { delay: 80 })
  await expect(field(page, 'name')).toHaveValue('Asha Kumari Devi of Tiruppur')
  await expect(field(page, 'name')).toBeFocused()
})

test('an error that ends React keeps the page and its ways on', { tag: '@narrow' }, async ({ page, context }) => {
  await answerOutside(context)
  await visit(page, '/services/gst-reg')
  await field(page, 'name').fill('Asha')
  await field(page, 'phone').fill('98450 12345')
  await field(page, 'phone').focus()
  // The next thing that React puts into the page fails, as a broken extension makes it.
  await page.evaluate(() => {
    const fail = () => {
      throw new Error('broken')
    }
    Element.prototype.setAttribute = fail
    document.createElement = fail
  })
  await field(page, 'name').fill('')
  const loads = await countLoads(page, () => page.locator('#page form [type="submit"]').click())
  expect(loads).toBe(0)
  await expectWhole(page)
  await expect(field(page, 'phone')).toHaveValue('98450 12345')
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'createElement')
  })
  await field(page, 'name').fill('Asha')
  await page.locator('#page form [type="submit"]').click()
  const opening = context.waitForEvent('page')
  await page.locator('#not-ready a').click()
  expect(decodeURIComponent((await opening).url())).toContain('98450 12345')
  await follow(page, '/pricing', /Pricing/)
})

test(
  'an island that fails stays as prerendered; a page without its main element is loaded whole, once',
  { tag: '@wide' },
  async ({ page }) => {
    for (const [path, title, wantedLoads, spoil] of [
      // What React would show of this form cannot be made of its data.
      [
        '/Contact',
        /Contact/,
        0,
        (html: string) =>
          html.replace(/(ContactForm".*?<script type="application\/json">).*?(?=<\/script>)/s, '$1{"payload":{}}'),
      ],
      ['/pricing', /Pricing/, 1, (html: string) => html.replace('<main ', '<div ')],
    ] as const)
      await test.step(path, async () => {
        await page.route(path, async (route) => {
          const answer = await route.fetch()
          const html = await answer.text()
          await route.fulfill({ response: answer, body: route.request().resourceType() === 'xhr' ? spoil(html) : html })
        })
        await visit(page, '/')
        const loads = await countLoads(page, () => follow(page, path, title))
        expect(loads).toBe(wantedLoads)
        await expectWhole(page)
        if (path === '/Contact') {
          await field(page, 'name').fill('Asha')
          await expect(page.locator('[data-island="contact/ContactForm"]')).toHaveAttribute('data-stage', 'failed')
          await expect(field(page, 'name')).toHaveValue('Asha')
        }
        await follow(page, '/terms', /Terms/)
      })
  },
)
