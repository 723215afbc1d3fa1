import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { getPage, hrefsIn, mainText, partsOf, textOf } from '../../helpers/site/built-site.ts'
import { standsIn, testStated } from '../../helpers/site/stated.ts'

testStated([
  ['/refund-policy', 'p', [/fees are non-refundable except as required by law/i]],
  ['/refund-policy', 'p, li', ['7-14 business days', /from approval/]],
  ['/refund-policy', 'p, li', ['1-2 business days']],
  ['/refund-policy', 'p, li', [/service starts only after the payment has been verified/i]],
  ['/refund-policy', 'li', [/^Service not started/]],
  ['/refund-policy', 'li', [/^Duplicate payment/]],
  ['/refund-policy', 'li', [/^Technical payment error/]],
  ['/terms', 'p, li', ['1-2 business days']],
  ['/terms', 'p', [/at least 18 years/]],
  ['/terms', 'p', [/authorised to represent it/]],
])

const sections = {
  '/privacy-policy': `information we collect, use, shared, security, retention, rights, third-party links, cookies,
    changes, contact`,
  '/terms': `definitions, eligibility, scope, duties, fees, confidentiality, intellectual property, liability,
    third-party links, termination, governing law, changes, contact`,
  '/refund-policy': 'general policy, exceptions, non-refundable situations, refund process, contact',
  '/disclaimer': ','.repeat(7),
}
test.each(Object.entries(sections))(
  '%s has its sections, numbered, in the agreed order, under a list of contents, and says that it took effect on 10-09-2025',
  (path, wanted) => {
    const { root } = getPage(path)
    const headings = root.querySelectorAll('main h2[id]')
    const numbered = headings.map(textOf).filter((heading) => /^\d/.test(heading))
    expect(numbered).toEqual(
      wanted.split(/,\s*/).map((words, index) => expect.stringMatching(new RegExp(`^${index + 1}\\. .*${words}`, 'i'))),
    )
    expect(hrefsIn(root, 'main nav a[href^="#"]')).toEqual(headings.map(({ id }) => `#${id}`))
    expect(standsIn(mainText(path), '10-09-2025')).toBe(true)
    expect(root.querySelector('main [datetime="2025-09-10"]')).not.toBeNull()
  },
)

test('the policies lead to one another', () => {
  const legal = [...Object.keys(sections), '/credits']
  const without = legal.filter((path) => {
    const links = hrefsIn(getPage(path).root, 'main section a')
    return legal.some((other) => other !== path && !links.includes(other))
  })
  expect(without).toEqual([])
})

test('the city of the governing law is the value of the data', () =>
  expect(mainText('/terms')).toContain(readData('site.yaml').governingLawCity))

test('/credits names each source whose licence asks for it, with the licence', () => {
  const sources = readData('place-sources.yaml') as Record<
    string,
    { url: string; licence?: string; licenceUrl?: string }
  >
  const owed = Object.values(sources).filter(({ licence }) => licence !== undefined)
  expect(owed.length).toBeGreaterThan(2)
  for (const { url, licence, licenceUrl } of owed) {
    expect(hrefsIn(getPage('/credits').root, 'main a')).toEqual(expect.arrayContaining([url, licenceUrl]))
    expect(mainText('/credits')).toContain(licence)
  }
  expect(partsOf('/', 'footer a[href="/credits"]')).toHaveLength(1)
})

test.each(Object.keys(sections))('%s leads to the mailbox and the telephone wherever it names them', (path) => {
  const { email, phone } = readData('site.yaml') as { email: string; phone: string }
  const named = (words: string) => mainText(path).split(words).length - 1
  const linked = (words: string, scheme: string) =>
    partsOf(path, `main a[href^="${scheme}"]`).filter((link) => textOf(link) === words).length
  expect(linked(email, `mailto:${email}`)).toBe(named(email))
  expect(linked(phone, 'tel:+')).toBe(named(phone))
  expect(named(email)).toBeGreaterThan(0)
})
