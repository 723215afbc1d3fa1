import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { parse as parseYaml, stringify } from 'yaml'
import { reportOf } from '../helpers/project/site-folder.ts'
import { useSiteFolder } from '../helpers/project/use-site-folder.ts'
import type { Edit } from '../helpers/project/site-folder.ts'
import { planSmallPages } from '../helpers/source/small-pages.ts'

/**
 * A firm that has no testimonials, reviews, partners, film or pages on social networks says so by
 * leaving them out.
 */
const site = useSiteFolder('small-site')

function without(file: string, change: (value: Record<string, unknown>) => object): Edit {
  return { file, write: stringify(change(parseYaml(site.read(file)) as Record<string, unknown>)) }
}

const edits: readonly Edit[] = [
  // Samples that are in no list are shown to nobody.
  without('data/reviews.yaml', (reviews) => ({ ...reviews, sample: true, entries: [] })),
  without('data/testimonials.yaml', (all) => ({ ...all, sample: true, carousel: [], pricing: [], about: [] })),
  without('data/pages/home.yaml', (home) => ({
    ...home,
    partners: { ...(home['partners'] as object), sample: true, partners: [] },
  })),
  without('data/site.yaml', ({ video: _, reviewsUrl: __, ...firm }) => ({ ...firm, social: [] })),
]

const before = await planSmallPages()
const after = await planSmallPages(edits)

const left = [
  ['/', 'section[id="networkpartners"]'],
  ['/', 'section[id="reviews"]'],
  ['/', '[aria-roledescription="carousel"]'],
  ['/', '#contact button'],
  ['/', '#contact a[target="_blank"]'],
  ['/', '#contact p'],
  ['/pricing', 'main figure blockquote'],
  ['/aboutus', 'main figure blockquote'],
  ['/', 'footer a[href*="instagram"]'],
  ['/Contact', 'main a[href*="instagram"]'],
] as const

test.each(left)('%s leaves %s out', (path, selector) => {
  expect(parse(before.htmlOf(path)).querySelector(selector)).not.toBeNull()
  expect(parse(after.htmlOf(path)).querySelector(selector)).toBeNull()
})

test('the footer has no heading of social pages, and the ways to ask stay', () => {
  const root = parse(after.htmlOf('/'))
  expect(root.querySelector('footer')!.text).not.toContain('Follow us')
  const ways = root.querySelectorAll('#contact a').map((link) => link.getAttribute('href')!.split(':')[0])
  expect(ways).toEqual(['tel', 'mailto'])
})

test('search engines are told of no page that there is not', () => {
  expect(before.htmlOf('/')).toContain('"sameAs"')
  expect(after.htmlOf('/')).not.toContain('"sameAs"')
})

test('nothing of it stops a deploy, and a link to a part that was left out is refused', async () => {
  const whole = reportOf(await site.run({ isDeploy: true }))
  site.edit(edits)
  expect(reportOf(await site.run({ isDeploy: true }))).toBe(whole)
  const file = 'data/legal/terms.md'
  site.replace(file, '(/privacy-policy#2-how-to-reach-us)', '(/#reviews)')
  expect(reportOf(await site.run())).toContain('dead-anchor')
})
