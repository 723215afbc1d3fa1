import { expect, test } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { deploySite, rewrite } from '../../helpers/browser/deployed-site.ts'
import type { DeployedSite } from '../../helpers/browser/deployed-site.ts'
import { openFolds } from '../../helpers/browser/visitor.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'

// Two deploys of one site, one after the other, in one browser. Not by the tests' usual visitor,
// whose rules for outside addresses switch the browser's own cache off.
test.describe.configure({ mode: 'default' })
// Workers, what they stored and the browser's own cache must be new in each test.
test.use({ reuseContext: false })
test.skip(({ browserName }) => browserName !== 'chromium', 'Only here does going offline reach the worker, too.')

let site: DeployedSite
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await deploySite()
})
test.afterAll(() => site.remove())
test.afterEach(() => site.interfere(undefined))

const setPhone = (phone: string) => (project: ProjectCopy) =>
  rewrite(project, 'data/site.yaml', [/^phone: .*/m, `phone: "${phone}"`])
/**
 * A change of the code that makes every script and style sheet another file. The next one takes it
 * back: the bundle of the first is still there.
 */
const changeCode = (project: ProjectCopy) => {
  const style = 'src/styles/global.css'
  const isChanged = project.read(style).includes('--paper: #fbf6a1;')
  if (!isChanged) paper ??= /--paper: #\w+;/.exec(project.read(style))![0]
  rewrite(project, style, [/--paper: #\w+;/, isChanged ? paper! : '--paper: #fbf6a1;'])
  rewrite(project, 'src/client/start/start.ts', [
    /\n(?:document\.documentElement\.dataset.*\n)?$/,
    isChanged ? '\n' : `\ndocument.documentElement.dataset['deploy'] = 'second'\n`,
  ])
}
let paper: string | undefined

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const call = (page: Page) => page.locator('main a[href^="tel:"]').first()
const barCall = (page: Page) => page.locator('body > * a[href^="tel:"]').last()
const colourOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
/** Styled pages have this; without style sheets an icon is as wide as the page. */
const isStyled = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('[data-header]')!).position !== 'static')

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
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

async function readOffline(page: Page, context: BrowserContext, path: string): Promise<void> {
  await context.setOffline(true)
  await page.goto(site.origin + path, { waitUntil: 'commit' })
}

test.describe('after a second deploy', { tag: '@narrow' }, () => {
  test.describe('the page for the time without a connection', () => {
    test('is that of the deploy that was visited last, with its telephone number', async ({ page, context }) => {
      await settle(page)
      await site.deploy(setPhone('+91 80000 00001'))
      await settle(page)
      await readOffline(page, context, '/pricing')
      await expect(heading(page)).toHaveText('No connection')
      await expect(call(page)).toHaveAttribute('href', 'tel:+918000000001')
      expect(await isStyled(page), 'the page has its styles').toBe(true)
      // A page that was visited comes alive, for the browser itself keeps the scripts.
      await page.goto(`${site.origin}/terms`)
      await expect(heading(page)).not.toHaveText('No connection')
      await page.waitForFunction(() => history.scrollRestoration === 'manual')
    })

    test('is never another answer that came in its place, and is fetched when the host is well again', async ({
      page,
      context,
    }) => {
      await site.deploy(setPhone('+91 80000 00010'))
      await settle(page)
      await site.deploy(setPhone('+91 80000 00002'))
      site.interfere(
        (path, response) =>
          path === '/offline' &&
          Boolean(response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>503 Service Unavailable</h1>')),
      )
      await settle(page)
      await readOffline(page, context, '/pricing')
      await expect(call(page)).toHaveAttribute('href', 'tel:+918000000010')
      site.interfere(undefined)
      await context.setOffline(false)
      await settle(page)
      await readOffline(page, context, '/pricing')
      await expect(call(page)).toHaveAttribute('href', 'tel:+918000000002')
    })

    test('is never that of the deploy before, where a host uploads the worker first', async ({ page, context }) => {
      const old = site.project.read('dist/client/offline.html')
      await site.deploy(setPhone('+91 80000 00003'))
      site.interfere(
        (path, response) =>
          path === '/offline' && Boolean(response.writeHead(200, { 'Content-Type': 'text/html' }).end(old)),
      )
      await visit(page, '/terms')
      await page.waitForTimeout(500)
      site.interfere(undefined)
      await settle(page)
      await readOffline(page, context, '/pricing')
      await expect(call(page)).toHaveAttribute('href', 'tel:+918000000003')
    })
  })

  test.describe('styles', () => {
    test('arrive on a device without any room to store files', async ({ page, context }) => {
      await settle(page)
      const devtools = await context.newCDPSession(page)
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 })
      await site.deploy(changeCode)
      await page.goto(`${site.origin}/pricing`)
      expect(await isStyled(page), 'the page has its styles').toBe(true)
      await page.waitForFunction(() => history.scrollRestoration === 'manual')
    })

    test('that something on the way gave a page in place of are back at the next visit', async ({ page }) => {
      await settle(page)
      await site.deploy(changeCode)
      site.interfere(
        (path, response) =>
          path.endsWith('.css') &&
          Boolean(
            response
              .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' })
              .end('<title>Log in to this network</title>'),
          ),
      )
      await page.goto(`${site.origin}/pricing`)
      expect(await isStyled(page)).toBe(false)
      site.interfere(undefined)
      await page.goto(`${site.origin}/pricing`)
      expect(await isStyled(page), 'the page has its styles').toBe(true)
    })

    test('of a page that was stored stay with it over deploys with other styles', async ({ page, context }) => {
      await settle(page)
      await visit(page, '/pricing')
      await expect.poll(() => isStored(page, '/pricing')).toBe(true)
      const colour = await colourOf(page)
      await site.deploy(changeCode)
      await settle(page)
      expect(await colourOf(page)).not.toBe(colour)
      const devtools = await context.newCDPSession(page)
      await devtools.send('Network.clearBrowserCache')
      await readOffline(page, context, '/pricing')
      await expect(heading(page)).not.toHaveText('No connection')
      await page.waitForLoadState()
      expect(await isStyled(page), 'the page has its styles').toBe(true)
      expect(await colourOf(page)).toBe(colour)
    })
  })

  test('the page of a network that asks for a password is shown, and not taken for a page of the site', async ({
    page,
    context,
  }) => {
    await settle(page)
    site.interfere(
      (path, response, request) =>
        request.headers.accept?.includes('text/html') === true &&
        path !== '/offline' &&
        Boolean(
          response
            .writeHead(200, { 'Content-Type': 'text/html', Date: new Date().toUTCString() })
            .end('<title>Portal</title><h1>Log in to this network</h1>'),
        ),
    )
    await page.goto(`${site.origin}/Contact`)
    await expect(heading(page)).toHaveText('Log in to this network')
    await page.waitForTimeout(300)
    site.interfere(undefined)
    await readOffline(page, context, '/Contact')
    await expect(heading(page)).toHaveText('No connection')
  })

  test('the page with the bank account is never stored: a corrected number must not come back as it was', async ({
    page,
    context,
  }) => {
    await settle(page)
    await visit(page, '/payment')
    await visit(page, '/pricing')
    await expect.poll(() => isStored(page, '/pricing')).toBe(true)
    expect(await isStored(page, '/payment')).toBe(false)
    await readOffline(page, context, '/payment')
    await expect(heading(page)).toHaveText('No connection')
  })

  test('where the line stands still a page that is stored is shown', async ({ page }) => {
    await settle(page)
    await visit(page, '/pricing')
    await expect.poll(() => isStored(page, '/pricing')).toBe(true)
    await visit(page, '/terms')
    // Its request is never answered.
    site.interfere((path) => path === '/pricing')
    await page.goto(`${site.origin}/pricing`, { waitUntil: 'commit' })
    await expect(heading(page)).toBeVisible()
    expect(await isStyled(page), 'the page has its styles').toBe(true)
  })

  test.describe('the worker', () => {
    test('goes with all that it stored where site.yaml says so, and does not come back', async ({ page, context }) => {
      await settle(page)
      await visit(page, '/pricing')
      await expect.poll(() => isStored(page, '/pricing')).toBe(true)
      await site.deploy((project) =>
        project.write('data/site.yaml', `${project.read('data/site.yaml')}offline: false\n`),
      )
      const left = () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ])
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
      await context.setOffline(false)
      await site.deploy((project) => rewrite(project, 'data/site.yaml', [/^offline: false\n/m, '']))
    })

    test('that a host answers with 404 stays, and shows what the network says', async ({ page }) => {
      await settle(page)
      await visit(page, '/pricing')
      await expect.poll(() => isStored(page, '/pricing')).toBe(true)
      await site.deploy(setPhone('+91 80000 00004'))
      site.interfere((path, response) => path === '/service-worker.js' && Boolean(response.writeHead(404).end()))
      await settle(page)
      await visit(page, '/pricing')
      await expect(barCall(page)).toHaveAttribute('href', 'tel:+918000000004')
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1)
    })
  })

  test.describe('a visitor who is there while the site is deployed', () => {
    test.use({ serviceWorkers: 'block' })

    test('gets the styles and scripts of the page that is just loading', async ({ page }) => {
      let deployed: Promise<void> | undefined
      // The HTML has left; what it names is asked for after the deploy.
      site.interfere((path, response, request) => {
        if (!path.startsWith('/assets/')) return false
        deployed ??= site.deploy(changeCode)
        void deployed.then(() => {
          site.interfere(undefined)
          response.writeHead(307, { Location: `${request.url!}?again`, 'Cache-Control': 'no-store' }).end()
        })
        return true
      })
      await page.goto(`${site.origin}/pricing`)
      expect(await isStyled(page), 'the page has its styles').toBe(true)
      await page.waitForFunction(() => history.scrollRestoration === 'manual')
    })

    test('sees header, footer and call bar change with the page, where a deploy changed the telephone number alone', async ({
      page,
    }) => {
      await visit(page, '/pricing')
      await site.deploy(setPhone('+91 80000 00005'))
      await openFolds(page)
      await page.getByRole('contentinfo').locator('a[href="/Contact"]').click()
      await expect(page).toHaveURL(`${site.origin}/Contact`)
      await expect(barCall(page)).toHaveAttribute('href', 'tel:+918000000005')
      await expect(call(page)).toHaveAttribute('href', 'tel:+918000000005')
    })
  })
})
