import type { PageHome, Reviews, Site } from '#generated/records.ts'
import { addressOpenedBy, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageHome>('pages/home.yaml')
const site = readRecord<Site>('site.yaml')
const reviews = readRecord<Reviews>('reviews.yaml').entries

test('the film waits to be asked for, and figures stand in columns', async ({ page, context, outside }) => {
  await visit(page, '/')
  const part = page.locator('#contact')
  await part.scrollIntoViewIfNeeded()
  const player = part.locator('iframe')
  await expect(player).toHaveCount(0)
  expect(outside).toEqual([])
  const address = await addressOpenedBy(context, () => part.getByRole('link', { name: words.video.watch }).click())
  expect(String(address)).toBe(site.video!.watchUrl)
  await part.getByRole('button', { name: words.video.play }).click()
  await expect(player).toHaveAttribute('src', `${site.video!.embedUrl}?autoplay=1`)
  await expect(player).toHaveAttribute('title', site.video!.title)
  await expect(player).toBeFocused()
  expect(outside).toContain(`${site.video!.embedUrl}?autoplay=1`)

  // What the firm's figures count begins in one column on a phone.
  const record = page.locator('dl').filter({ hasText: words.whyChoose.panel.figures[0]!.label })
  const edges = (of: string) =>
    record.locator(of).evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().left))])
  expect(await edges('dt')).toHaveLength(1)
  expect((await edges('dd'))[0]).toBeLessThan((await edges('dt'))[0]!)
})

test('names for screen readers keep words apart, and leave signs out', async ({ page }) => {
  await visit(page, '/')
  // The browser's own names: Playwright's computation adds blanks that the browser leaves out.
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const named = (role: string) => nodes.filter((one) => one.role?.value === role).map((one) => String(one.name?.value))
  expect(named('link').join('\n')).toMatch(/by turnover, as first published: ₹/)
  expect(named('link').filter((name) => /₹[\d,]+[a-z]/.test(name))).toEqual([])
  expect(named('DisclosureTriangle').filter((name) => /[+−]$/.test(name))).toEqual([])
})

test('the reviews are filtered, sorted, cut short and unfolded', async ({ page }) => {
  await visit(page, '/')
  const part = page.locator('#reviews')
  const expectNames = (entries: Reviews['entries']) =>
    expect(part.getByRole('heading', { level: 3 })).toHaveText(entries.map(({ name }) => name))
  await part.getByText(`${words.reviews.show} (${reviews.length})`).click()
  await expectNames(reviews)
  const filters = part.getByRole('group', { name: words.reviews.filterLabel }).getByRole('button')
  await filters.filter({ hasText: 'Team' }).click()
  await expect(part.locator('[aria-pressed="true"]')).toHaveText('Team')
  const onTeam = reviews.filter(({ category }) => category === 'team')
  await expectNames(onTeam)
  await expect(part.getByRole('status')).toHaveText(`${onTeam.length} reviews`)
  await filters.first().click()
  const sort = part.getByLabel(words.reviews.sortLabel)
  await sort.selectOption('lowest')
  await expectNames([...reviews].sort((one, other) => one.rating - other.rating))
  await sort.selectOption('most-relevant')
  await expectNames(reviews)

  const { name, text } = reviews[0]!
  const card = part.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const shown = card.locator('p').last()
  await card.getByRole('button', { name: `${words.reviews.readMore} ${name}`, expanded: false }).click()
  expect(await shown.innerText()).toBe(text)
  await card.getByRole('button', { name: `${words.reviews.readLess} ${name}`, expanded: true }).click()
  expect((await shown.innerText()).length).toBeLessThanOrEqual(80)
})
