import { eachNth, isEvery } from '../../helpers/every.ts'
import { strangers } from '../../helpers/browser/strangers.ts'
import { holdRequests, isHydrated, lateScripts } from '../../helpers/browser/on-page.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

// A lint rule refuses words that change without an element of their own; here is one that does.
test('a word that changes is changed in a translated page, too', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(strangers.translator)
  // Samples are folded.
  const samples = page.locator('#reviews summary')
  if (await samples.isVisible()) await samples.click()
  const more = page.locator('#reviews button[aria-expanded]').first()
  const before = await more.innerText()
  expect(before).toContain('¶')
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(more).not.toHaveText(before, { useInnerText: true })
})

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

const changes: readonly (readonly [selector: string, how: keyof typeof liberties])[] = [
  [alertBox, 'wrapped'],
  [alertBox, 'taken away'],
  [firstFields, 'wrapped'],
  [firstFields, 'unwrapped'],
]

test('React goes on where others have changed what it changes next', { tag: '@wide' }, async ({ page }) => {
  for (const [selector, how] of eachNth(changes, 3))
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
    page.on('request', (request) => request.resourceType() === 'xhr' && fetched.push(new URL(request.url()).pathname))
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
