import type { Page } from '@playwright/test'
import type * as Records from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const contact = readRecord<Records.PageContact>('pages/contact.yaml').form
const service = readRecord<Records.PageService>('pages/service.yaml').form

/**
 * Forms with what goes before the title, and the message of the first field if it is not the
 * browser's.
 */
const forms: readonly [path: string, problem: string, own?: string][] = [
  ['/careers', readRecord<Records.PageCareers>('pages/careers.yaml').form.problem],
  ['/aboutus', readRecord<Records.PageAbout>('pages/about.yaml').form.problem],
  ['/blog', readRecord<Records.PageBlog>('pages/blog.yaml').subscribe.problem],
  ['/Contact', contact.problem, contact.errors.name],
  ['/services/gst-reg', service.problem, service.error],
]

/**
 * Whether what has the focus, and the message under it, lie whole in view with nothing before them.
 */
function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.activeElement!, ...document.querySelectorAll(`[id="${document.activeElement!.id}-error"]`)].every(
      (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return [top + 3, bottom - 3].every((y) =>
          [left + 3, right - 3].every((x) => document.elementFromPoint(x, y) === element),
        )
      },
    ),
  )
}

for (const [tag, width, height] of [
  ['@narrow', 360, 640],
  ['@wide', 1366, 657],
] as const)
  test(`at ${width} by ${height} px each form shows its first wrong field`, { tag }, async ({ page, outside }) => {
    await page.setViewportSize({ width, height })
    for (const [path, problem, own] of forms)
      await test.step(path, async () => {
        await visit(page, path)
        const form = page.locator('#page form[data-chat]')
        const field = form.locator('input').first()
        // Spaces alone are no answer.
        await field.fill('   ')
        await form.locator('[type="submit"]').click()
        await expect(form.getByRole('alert')).toBeVisible()
        await expect(page).toHaveTitle(new RegExp(`^${problem}: `))
        await expect(field).toBeFocused()
        const said = own ?? (await field.evaluate((control: HTMLInputElement) => control.validationMessage))
        expect(said).not.toBe('')
        await expect(field).toHaveAccessibleDescription(said)
        await expect.poll(() => isFocusInSight(page), path).toBe(true)
        for (const one of await form.locator('[required]').all()) await expect(one).toHaveAttribute('aria-invalid')
        // Each is right once it is filled in, and the alert goes with the last.
        for (const one of await form.locator('[required]').all())
          if (await one.evaluate((control) => control.matches('select'))) await one.selectOption({ index: 1 })
          else await one.fill('asha@example.in')
        await expect(form.locator('[aria-invalid]')).toHaveCount(0)
        await expect(form.getByRole('alert')).toHaveCount(0)
        await expect(page).not.toHaveTitle(new RegExp(problem))
      })
    expect(outside).toEqual([])
  })
