import type { Page } from 'playwright/test'
import type { Navigation, PageSearch } from '#generated/records.ts'
import { faultsOf } from '../../helpers/browser/faults-of.ts'
import { isPhone, menuButton } from '../../helpers/browser/header-parts.ts'
import { endWordWithEnter, headingOf, isSameLoad, mark } from '../../helpers/browser/on-page.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageSearch>('pages/search.yaml')
const labels = readRecord<Navigation>('navigation.yaml').search

/** The search field in sight: in the header of a wide screen, in a phone's menu. */
async function openField(page: Page) {
  if (isPhone(page.viewportSize())) await menuButton(page).click()
  const field = page.getByRole('banner').locator('[data-search] input').filter({ visible: true })
  await field.focus()
  await expect(field).toHaveRole('combobox')
  return field
}
const options = (page: Page) => page.getByRole('option')

const isOfSearch = (path: string) => /combobox|^\/search/.test(path)

test('a field loads the search when it gets the focus: its script and one index', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/pricing')
  expect(asked.filter(isOfSearch)).toEqual([])
  const field = await openField(page)
  await field.fill('itr')
  await expect(options(page).first()).toContainText('Income Tax Return Filing')
  expect(new Set(asked.filter(isOfSearch)).size).toBe(2)
  // Its styles came with its script.
  const list = page.getByRole('listbox', { name: labels.label })
  await expect(list).toHaveCSS('position', 'absolute')
  await expect(list.locator('small').first()).toHaveCSS('display', 'block')
  await expect(options(page).first()).toHaveCSS('text-decoration-line', 'none')
  await test.step('Enter opens the first, the one that was chosen, or a guess after a second Enter', async () => {
    await visit(page, '/pricing')
    await mark(page)
    let field = await openField(page)
    await field.fill('gst registraton')
    await expect(options(page).first()).toContainText('GST Registration')
    await endWordWithEnter(field)
    await expect(page).toHaveURL('/pricing')
    await field.press('Enter')
    await expect(page).toHaveURL('/services/gst-reg')
    await expect(options(page)).toHaveCount(0)
    field = await openField(page)
    await expect(field).toHaveValue('')
    await field.fill('கோவை')
    await expect(options(page)).toHaveCount(1)
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page).toHaveURL('/gst/coimbatore')
    // A press of the finger does the same.
    field = await openField(page)
    await field.fill('trichy')
    await options(page).first().click()
    await expect(page).toHaveURL('/gst/tiruchirappalli')
    await expect(headingOf(page)).toBeInViewport()

    for (const [typed, said, meant, colorScheme] of [
      ['bidar', `${words.results.guess} Bihar?`, '/gst/state/bihar', 'light'],
      // Nothing has all the words.
      ['gst for spaceship', words.results.closest, '/services/gst-reg', 'dark'],
    ] as const)
      await test.step(`"${typed}" is not opened at once`, async () => {
        const before = page.url()
        await page.emulateMedia({ colorScheme })
        field = await openField(page)
        await field.fill(typed)
        await expect(page.locator('#announcer')).toHaveText(said)
        await expect(page.getByRole('banner').getByText(said)).toBeVisible()
        await field.press('Enter')
        await expect(page).toHaveURL(before)
        await expect(field).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id'))!)
        expect(await faultsOf(page)).toEqual([])
        await field.press('Enter')
        await expect(page).toHaveURL(meant)
      })
    expect(await isSameLoad(page)).toBe(true)
  })
})

test(
  'the list is worked by the keyboard as the pattern asks, and is announced',
  { tag: '@also-wide' },
  async ({ page }) => {
    await visit(page, '/pricing')
    await page.evaluate(() => scrollTo(0, 900))
    const field = await openField(page)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.pressSequentially('gst re')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const list = page.getByRole('listbox')
    await expect(list).toHaveId((await field.getAttribute('aria-controls'))!)
    await expect(page.locator('#announcer')).toHaveText(new RegExp(`^\\d+ ${words.results.many}$`))

    const chosen = async () => page.locator(`#${await field.getAttribute('aria-activedescendant')}`)
    await field.press('ArrowDown')
    await expect(await chosen()).toHaveText(/^GST Registration/)
    await expect(await chosen()).toHaveAttribute('aria-selected', 'true')
    await field.press('ArrowDown')
    await expect(await chosen()).toHaveText(/^GST Return Filing/)
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(1)
    await field.press('ArrowUp')
    await field.press('ArrowUp')
    // In the field itself nothing is chosen; from there it goes on with the last.
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await field.press('ArrowUp')
    await expect(await chosen()).toContainText(words.results.all)
    await expect(await chosen()).toBeInViewport({ ratio: 0.9 })
    await expect(field).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(900)

    await field.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('gst re')
    await field.press('ArrowDown')
    await expect(list).toBeVisible()
    await field.press('Tab')
    await expect(list).toBeHidden()
  },
)

test('a question that was found is open where it leads to', { tag: '@also-wide' }, async ({ page }) => {
  await visit(page, '/pricing')
  const field = await openField(page)
  await field.fill('when is gstr-3b due')
  await expect(options(page).first()).toContainText('GSTR-3B')
  await field.press('Enter')
  await expect(page).toHaveURL('/#gstr-3b-due')
  const answer = page.getByText('File GSTR-3B by the 20th').first()
  await expect(answer).toBeInViewport()
  // Also where it is loaded anew.
  await page.reload()
  await expect(answer).toBeInViewport()
  await page.evaluate(() => (location.hash = 'gstr-1-due'))
  await expect(page.getByText('File GSTR-1, the statement').first()).toBeInViewport()
})

test('where nothing is found the list leads to a chat and to all there is', async ({ page }) => {
  await visit(page, '/pricing')
  let field = await openField(page)
  await field.fill('xyzzyq')
  await expect(options(page)).toHaveText([words.results.ask, words.list.heading])
  await expect(options(page).first()).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*xyzzyq$/)
  await expect(page.getByRole('banner').getByText(words.results.none)).toBeVisible()
  await expect(page.locator('#announcer')).toHaveText(words.results.none)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.press('ArrowUp')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options(page).last().getAttribute('id'))!)
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=xyzzyq')
  // Enter without a choice opens no chat.
  await visit(page, '/pricing')
  field = await openField(page)
  await field.fill('xyzzyq')
  await expect(options(page)).toHaveCount(2)
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=xyzzyq')
  await test.step('before the index or the script is there, Enter searches', async () => {
    await page.route('**/search/index.json', () => undefined)
    await visit(page, '/pricing')
    await (await openField(page)).fill('udyam')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=udyam')
    await expect(page.locator('main input')).toHaveValue('udyam')
    // Without the script it is a form.
    await page.route('**/combobox.*', (route) => route.abort())
    await visit(page, '/pricing')
    await menuButton(page).click()
    const field = page.getByRole('banner').getByRole('searchbox', { name: labels.label }).filter({ visible: true })
    await field.fill('udyam')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=udyam')
  })
})

test('the list is no wider than a phone', { tag: '@narrow' }, async ({ page }) => {
  for (const path of ['/', '/search', '/no-such-page']) {
    await visit(page, path)
    await page.getByRole('main').locator('[data-search] input').fill('gst')
    await expect(page.getByRole('main').getByRole('listbox')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

test('a search that was loaded once finds pages offline', { tag: '@narrow' }, async ({ browser, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only here does going offline reach the worker, too.')
  // The other tests' own context answers for other sites, and keeps nothing in the browser's
  // cache for it.
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await visit(page, '/pricing')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await (await openField(page)).fill('terms')
  await expect(options(page).first()).toBeVisible()
  await visit(page, '/services/gst-reg')
  await visit(page, '/pricing')
  await context.setOffline(true)
  await page.goto('/pricing')
  const field = await openField(page)
  await field.fill('gst registration')
  await expect(options(page).first()).toContainText('GST Registration')
  await field.press('Enter')
  await expect(page).toHaveURL('/services/gst-reg')
  await expect(headingOf(page)).toHaveText('GST Registration')
  await context.close()
})
