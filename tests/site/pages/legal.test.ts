import { expect, test } from 'vitest'
import { getPage, mainText, readData, textOf } from '../../helpers/site/built-site.ts'
import { isStated, standsIn } from '../../helpers/site/stated.ts'
import type { Stated } from '../../helpers/site/stated.ts'

const stated: readonly Stated[] = [
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
]

test.each(stated)('%s says in %s: %s', (...row) => expect(isStated(row)).toBe(true))

const sections: Record<string, readonly RegExp[]> = {
  '/privacy-policy': [
    /information we collect/i,
    /use/i,
    /shared/i,
    /security/i,
    /retention/i,
    /rights/i,
    /third-party links/i,
    /cookies/i,
    /changes/i,
    /contact/i,
  ],
  '/terms': [
    /definitions/i,
    /eligibility/i,
    /scope/i,
    /duties/i,
    /fees/i,
    /confidentiality/i,
    /intellectual property/i,
    /liability/i,
    /third-party links/i,
    /termination/i,
    /governing law/i,
    /changes/i,
    /contact/i,
  ],
  '/refund-policy': [/general policy/i, /exceptions/i, /non-refundable situations/i, /refund process/i, /contact/i],
  '/disclaimer': Array.from({ length: 8 }, () => /\w/),
}
test.each(Object.entries(sections))('%s has its sections, numbered, in the agreed order', (path, wanted) => {
  const headings = getPage(path)
    .root.querySelectorAll('main h2[id]')
    .map(textOf)
    .filter((heading) => /^\d/.test(heading))
  expect(headings).toHaveLength(wanted.length)
  wanted.forEach((words, index) =>
    expect(headings[index]).toMatch(new RegExp(`^${index + 1}\\. .*${words.source}`, 'i')),
  )
})

test.each(Object.keys(sections))('%s took effect on 10-09-2025, which it says', (path) => {
  expect(standsIn(mainText(path), '10-09-2025')).toBe(true)
  expect(
    getPage(path).root.querySelector('main time[datetime="2025-09-10"], main [datetime="2025-09-10"]'),
  ).not.toBeNull()
})

test.each(Object.keys(sections))('the list of contents of %s leads to every section', (path) => {
  const { root } = getPage(path)
  expect(root.querySelectorAll('main nav a[href^="#"]').map((link) => link.getAttribute('href'))).toEqual(
    root.querySelectorAll('main h2[id]').map((heading) => `#${heading.id}`),
  )
})

test('the policies lead to one another', () => {
  const legal = [...Object.keys(sections), '/credits']
  const without = legal.filter((path) => {
    const links = getPage(path)
      .root.querySelectorAll('main section a')
      .map((link) => link.getAttribute('href'))
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
  const links = getPage('/credits')
    .root.querySelectorAll('main a')
    .map((link) => link.getAttribute('href'))
  const text = mainText('/credits')
  const owed = Object.values(sources).filter(({ licence }) => licence !== undefined)
  expect(owed.length).toBeGreaterThan(2)
  expect(
    owed.filter(
      ({ url, licence, licenceUrl }) =>
        !links.includes(url) || !links.includes(licenceUrl!) || !text.includes(licence!),
    ),
  ).toEqual([])
  expect(getPage('/').root.querySelector('footer a[href="/credits"]')).not.toBeNull()
})

test.each(['/refund-policy', '/privacy-policy', '/terms', '/disclaimer'])(
  '%s leads to the mailbox and the telephone wherever it names them',
  (path) => {
    const { email, phone } = readData('site.yaml') as { email: string; phone: string }
    const root = getPage(path).root.querySelector('main')!
    const named = (words: string) => mainText(path).split(words).length - 1
    const linked = (words: string, scheme: string) =>
      root.querySelectorAll(`a[href^="${scheme}"]`).filter((link) => textOf(link) === words).length
    expect(linked(email, `mailto:${email}`)).toBe(named(email))
    expect(linked(phone, 'tel:+')).toBe(named(phone))
    expect(named(email)).toBeGreaterThan(0)
  },
)
