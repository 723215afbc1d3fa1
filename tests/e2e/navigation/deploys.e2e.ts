import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'playwright/test'
import type { BrowserContext, Page } from 'playwright/test'
import { deploySite, rewrite } from '../../helpers/browser/deployed-site.ts'
import type { DeployedSite, Interference } from '../../helpers/browser/deployed-site.ts'
import { headingOf, isHydrated, openFolds } from '../../helpers/browser/on-page.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'

// Two deploys of one site, one after the other, in one browser. Not by the tests' usual visitor,
// whose browser runs no worker.
test.describe.configure({ mode: 'default' })
// Workers, what they stored and the browser's own cache must be new in each test.
test.use({ reuseContext: false })
test.skip(({ browserName }) => browserName !== 'chromium', 'Only here does going offline reach the worker, too.')

const setPhone = (phone: string) => (project: ProjectCopy) =>
  rewrite(project, 'data/site.yaml', [/^phone: .*/m, `phone: "${phone}"`])

const builds = {
  first: setPhone('+91 80000 00001'),
  'another telephone number': setPhone('+91 80000 00002'),
  'without a worker': (project: ProjectCopy) =>
    project.write('data/site.yaml', `${project.read('data/site.yaml')}offline: false\n`),
  // Every script and style sheet is another file.
  'other code': (project: ProjectCopy) => {
    rewrite(project, 'data/site.yaml', [/^offline: false\n/m, ''])
    rewrite(project, 'src/styles/tokens.css', [/--paper: #\w+;/, '--paper: #fbf6a1;'])
    rewrite(project, 'src/client/start/start.ts', [/\n$/, `\ndocument.documentElement.dataset['deploy'] = 'second'\n`])
  },
}

let site: DeployedSite<keyof typeof builds>
test.beforeAll(async () => {
  // Four builds, one of them of other code: a minute and more beside other work.
  test.setTimeout(300_000)
  site = await deploySite(builds)
})
test.afterAll(() => site?.remove())
test.beforeEach(() => {
  site.deploy('first')
  site.interfere(undefined)
})

/** Answers what is meant with a page of HTML in the site's place. */
const answering =
  (isMeant: (path: string, request: IncomingMessage) => boolean, html: string, status = 200): Interference =>
  (path, response, request) => {
    if (!isMeant(path, request)) return false
    response.writeHead(status, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(html)
    return true
  }
const isOffline = (path: string) => path === '/offline'

const call = (page: Page) => page.locator('main a[href^="tel:"]').first()
const barCall = (page: Page) => page.locator('body > * a[href^="tel:"]').last()
const colourOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
/** Styled pages have this; without style sheets an icon is as wide as the page. */
const isStyled = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('[data-header]')!).position !== 'static')

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path)
  await isHydrated(page)
}

/** Visits until the newest worker is in charge. */
async function settle(page: Page): Promise<void> {
  await visit(page, '/terms')
  await page.evaluate(async () => {
    // The page asks for its worker a moment after it has come to life.
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => undefined)
    while (registration.installing || registration.waiting || !navigator.serviceWorker.controller)
      await new Promise((resolve) => setTimeout(resolve, 20))
  })
}

const isStored = (page: Page, path: string) =>
  page.evaluate((address) => caches.match(address).then((stored) => stored !== undefined), path)

/** Visits a page and waits until the worker has stored it. */
async function store(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await expect.poll(() => isStored(page, path)).toBe(true)
}

async function readOffline(page: Page, context: BrowserContext, path: string): Promise<void> {
  await context.setOffline(true)
  await page.goto(site.origin + path, { waitUntil: 'commit' })
}

test.describe('after a second deploy', { tag: '@narrow' }, () => {
  test.describe('the page for the time without a connection', () => {
    test('is that of the deploy that was visited last, with its telephone number', async ({ page, context }) => {
      await settle(page)
      site.deploy('another telephone number')
      await settle(page)
      await readOffline(page, context, '/pricing')
      await expect(headingOf(page)).toHaveText('No connection')
      await expect(call(page)).toHaveAttribute('href', 'tel:+918000000002')
      expect(await isStyled(page), 'the page has its styles').toBe(true)
      // A page that was visited comes alive, for the browser itself keeps the scripts.
      await page.goto(`${site.origin}/terms`)
      await expect(headingOf(page)).not.toHaveText('No connection')
      await isHydrated(page)
    })

    test('is never another answer that came in its place', { tag: '@every' }, async ({ page, context }) => {
      await settle(page)
      site.deploy('another telephone number')
      site.interfere(answering(isOffline, '<h1>503 Service Unavailable</h1>', 503))
      await settle(page)
      await readOffline(page, context, '/pricing')
      await expect(call(page)).toHaveAttribute('href', 'tel:+918000000001')
      site.interfere(undefined)
      await context.setOffline(false)
      await settle(page)
      await readOffline(page, context, '/pricing')
      await expect(call(page)).toHaveAttribute('href', 'tel:+918000000002')
    })

    test(
      'is never that of the deploy before, where the worker is uploaded first',
      { tag: '@every' },
      async ({ page, context }) => {
        const old = readFileSync(`${site.folderOf('first')}/client/offline.html`, 'utf8')
        site.deploy('another telephone number')
        site.interfere(answering(isOffline, old))
        await visit(page, '/terms')
        await page.waitForTimeout(500)
        site.interfere(undefined)
        await settle(page)
        await readOffline(page, context, '/pricing')
        await expect(call(page)).toHaveAttribute('href', 'tel:+918000000002')
      },
    )
  })

  test.describe('styles', () => {
    test('arrive on a device without any room to store files', { tag: '@every' }, async ({ page, context }) => {
      await settle(page)
      const devtools = await context.newCDPSession(page)
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 })
      site.deploy('other code')
      await page.goto(`${site.origin}/pricing`)
      expect(await isStyled(page), 'the page has its styles').toBe(true)
      await isHydrated(page)
    })

    test('in place of which a page came are back at the next visit', { tag: '@every' }, async ({ page }) => {
      await settle(page)
      site.deploy('other code')
      site.interfere(answering((path) => path.endsWith('.css'), '<title>Log in to this network</title>'))
      await page.goto(`${site.origin}/pricing`)
      expect(await isStyled(page)).toBe(false)
      site.interfere(undefined)
      await page.goto(`${site.origin}/pricing`)
      expect(await isStyled(page), 'the page has its styles').toBe(true)
    })

    test('of a page that was stored stay with it over deploys with other styles', async ({ page, context }) => {
      await settle(page)
      await store(page, '/pricing')
      const colour = await colourOf(page)
      site.deploy('other code')
      await settle(page)
      expect(await colourOf(page)).not.toBe(colour)
      const devtools = await context.newCDPSession(page)
      await devtools.send('Network.clearBrowserCache')
      await readOffline(page, context, '/pricing')
      await expect(headingOf(page)).not.toHaveText('No connection')
      await page.waitForLoadState()
      expect(await isStyled(page), 'the page has its styles').toBe(true)
      expect(await colourOf(page)).toBe(colour)
    })
  })

  test('a stored page helps where the line stands still; the bank account is never stored', async ({
    page,
    context,
  }) => {
    await settle(page)
    await visit(page, '/payment')
    await store(page, '/pricing')
    // A corrected number must not come back as it was.
    expect(await isStored(page, '/payment')).toBe(false)
    await visit(page, '/terms')
    // Its request is never answered.
    site.interfere((path) => path === '/pricing')
    await page.goto(`${site.origin}/pricing`, { waitUntil: 'commit' })
    await expect(headingOf(page)).toBeVisible()
    expect(await isStyled(page), 'the page has its styles').toBe(true)

    const isPage = (path: string, { headers }: IncomingMessage) =>
      headers.accept?.includes('text/html') === true && !isOffline(path)
    site.interfere(answering(isPage, '<title>Portal</title><h1>Log in to this network</h1>'))
    await page.goto(`${site.origin}/Contact`)
    await expect(headingOf(page)).toHaveText('Log in to this network')
    await page.waitForTimeout(300)
    site.interfere(undefined)
    for (const path of ['/Contact', '/payment']) {
      await readOffline(page, context, path)
      await expect(headingOf(page)).toHaveText('No connection')
    }
  })

  test.describe('the worker', () => {
    const workersOf = (page: Page) =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

    test('goes with all that it stored where site.yaml says so, and does not come back', async ({ page, context }) => {
      await settle(page)
      await store(page, '/pricing')
      site.deploy('without a worker')
      const left = async () => [await workersOf(page), await page.evaluate(async () => (await caches.keys()).length)]
      await visit(page, '/terms')
      // The browser looks for another worker when it has time to.
      await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0])
      const { length } = site.asked
      await visit(page, '/pricing')
      await page.waitForTimeout(500)
      expect(await left()).toEqual([0, 0])
      expect(site.asked.slice(length)).not.toContain('/service-worker.js')
      await context.setOffline(true)
      await expect(page.goto(`${site.origin}/pricing`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
    })

    test('that a host answers with 404 stays, and shows what the network says', { tag: '@every' }, async ({ page }) => {
      await settle(page)
      await store(page, '/pricing')
      site.deploy('another telephone number')
      site.interfere(answering((path) => path === '/service-worker.js', '', 404))
      await settle(page)
      await visit(page, '/pricing')
      await expect(barCall(page)).toHaveAttribute('href', 'tel:+918000000002')
      expect(await workersOf(page)).toBe(1)
    })
  })

  test.describe('a visitor who is there while the site is deployed', () => {
    test.use({ serviceWorkers: 'block' })

    test('gets the styles and scripts of the page that is just loading', async ({ page }) => {
      // The HTML has left; what it names is asked for after the deploy.
      site.interfere((path, response, request) => {
        if (!path.startsWith('/assets/')) return false
        site.deploy('other code')
        site.interfere(undefined)
        response.writeHead(307, { Location: `${request.url!}?again`, 'Cache-Control': 'no-store' }).end()
        return true
      })
      await page.goto(`${site.origin}/pricing`)
      expect(await isStyled(page), 'the page has its styles').toBe(true)
      await isHydrated(page)
    })

    test('sees header, footer and call bar change with the page', async ({ page }) => {
      await visit(page, '/pricing')
      site.deploy('another telephone number')
      await openFolds(page)
      await page.getByRole('contentinfo').locator('a[href="/Contact"]').click()
      await expect(page).toHaveURL(`${site.origin}/Contact`)
      await expect(barCall(page)).toHaveAttribute('href', 'tel:+918000000002')
      await expect(call(page)).toHaveAttribute('href', 'tel:+918000000002')
    })
  })
})
