import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { readDataFolder } from '../../helpers/project/read-data.ts'
import { allPages, builtFiles, findingsOn, readBuilt, textOf } from '../../helpers/site/built-site.ts'
import { paid } from '../../helpers/site/stated.ts'

interface Priced {
  pricing?: Record<'basic' | 'premium' | 'enterprise', number>
  timeline?: Record<'normal' | 'fastTrack', string>
}

const services = Object.entries<Priced>(readDataFolder('services'))
const priced = services.filter(([, { pricing }]) => pricing)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const pricesIn = (text: string) => [...text.matchAll(/(₹[\d,]+)(?:\/month)? with GST/g)].map(([, price]) => price!)
const timesIn = (text: string) => [...text.matchAll(/\d+-\d+ business days/g)].map(([time]) => time)

/** The largest parts of a page around its links to a service that link to no other service. */
function partsAbout(root: HTMLElement, id: string): HTMLElement[] {
  const isAlone = (part: HTMLElement) => part.querySelectorAll('a[href^="/services/"]').every((link) => isTo(link, id))
  return root.querySelectorAll(`main a[href^="/services/${id}"]`).flatMap((link) => {
    if (!isTo(link, id)) return []
    let part = link
    while (part.parentNode && part.parentNode.tagName !== 'MAIN' && isAlone(part.parentNode)) part = part.parentNode
    return [part]
  })
}

const isTo = (link: HTMLElement, id: string) => link.getAttribute('href')!.replace(/[#?].*/, '') === `/services/${id}`

test.each(priced)(
  '%s has one price with GST and one usual time wherever a page leads to it',
  (id, { pricing, timeline }) => {
    let count = 0
    const wrong = findingsOn(({ path, root }) => {
      if (path.startsWith('/services/')) return []
      return partsAbout(root, id).flatMap((part) => {
        const text = plain(textOf(part))
        const prices = pricesIn(text)
        count += prices.length
        return [
          ...prices.filter((price) => price !== paid(pricing!.basic)),
          ...timesIn(text).filter((time) => ![timeline?.normal, timeline?.fastTrack].includes(time)),
        ]
      })
    })
    expect(wrong).toEqual([])
    // At least the list of all services says it.
    expect(count).toBeGreaterThan(0)
  },
)

test.each(priced)(
  'the page of %s shows the lowest of its packages first, and calls no other sum its price',
  (id, { pricing }) => {
    const page = allPages.find(({ path }) => path === `/services/${id}`)!
    const { basic, premium, enterprise } = pricing!
    const totals = page.root.querySelectorAll('#pricing tfoot td').map((cell) => textOf(cell).replace(/\D/g, ''))
    expect(totals).toEqual(totals.toSorted((one, other) => Number(one) - Number(other)))
    // Other services, with their own prices, are in lists of links.
    const main = parse(page.root.querySelector('main')!.outerHTML)
    for (const link of main.querySelectorAll('li a[href^="/services/"]')) link.closest('li')?.remove()
    const own = pricesIn(plain(textOf(main)))
    expect(own.filter((price) => ![basic, premium, enterprise].map(paid).includes(price))).toEqual([])
  },
)

test('the search finds a service with its price, and no other amount', () => {
  const text = plain(
    builtFiles
      .filter((file) => /^search\/.*\.json$/.test(file))
      .map(readBuilt)
      .join('\n'),
  )
  const wanted = new Set(priced.map(([, { pricing }]) => paid(pricing!.basic)))
  expect(new Set(pricesIn(text))).toEqual(wanted)
})
