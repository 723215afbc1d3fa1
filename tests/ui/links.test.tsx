import { describe, expect, test } from 'vitest'
import { Breadcrumbs } from '../../src/ui/breadcrumbs/breadcrumbs.tsx'
import { OtherWays } from '../../src/ui/other-ways/other-ways.tsx'
import { PlainWays } from '../../src/ui/other-ways/other-ways.tsx'
import { markupOf, oneOf } from '../helpers/source/markup-of.ts'

const trail = [{ label: 'Home', href: '/' }, { label: 'Services', href: '/services' }, { label: 'GST Registration' }]

describe('the way from the home page', () => {
  const root = markupOf(<Breadcrumbs trail={trail} />)

  test('is a landmark with a name, and a list in order', () => {
    // The name itself is in the layout, in the language of the page.
    expect(oneOf(root, 'nav').getAttribute('aria-labelledby')).toBe('trail-label')
    expect(root.querySelectorAll('nav > ol > li').map(({ text }) => text)).toEqual([
      'Home',
      'Services',
      'GST Registration',
    ])
  })

  test('links to every page but the one that is shown, which it marks', () => {
    expect(root.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/', '/services'])
    expect(oneOf(root, '[aria-current=page]').text).toBe('GST Registration')
  })
})

const links = [
  { href: 'https://wa.me/91?text=Hello', label: 'WhatsApp' },
  { href: 'mailto:firm@example.in', label: 'E-mail' },
  { href: 'tel:+911234567890', label: 'Call' },
]

describe('the ways to write without a form', () => {
  const ways = markupOf(<OtherWays links={links} newTabNote="(new tab)" />).querySelectorAll('li > a')

  test('are links, each with the address that it was given', () =>
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(links.map(({ href }) => href)))

  test('say which one opens a tab, and only the chat does', () => {
    expect(ways.map((link) => link.text)).toEqual(['WhatsApp (new tab)', 'E-mail', 'Call'])
    expect(ways.map((link) => link.getAttribute('target'))).toEqual(['_blank', undefined, undefined])
    expect(ways[0]!.getAttribute('rel')).toBe('noopener')
  })

  test('have a drawing each that nobody hears', () =>
    expect(ways.map((link) => oneOf(link, 'svg').getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true']))
})

test('under a form the ways stand after a sentence that says what they are', () => {
  const root = markupOf(<PlainWays text="Or write without the form:" links={links} newTabNote="(new tab)" />)
  expect(oneOf(root, 'p').text).toBe('Or write without the form:')
  expect(root.querySelectorAll('p, a').map(({ rawTagName }) => rawTagName)).toEqual(['p', 'a', 'a', 'a'])
})
