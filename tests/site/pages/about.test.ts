import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { getPage, sectionHeaded } from '../../helpers/site/built-site.ts'
import { figureOn, testStated } from '../../helpers/site/stated.ts'
import type { Stated } from '../../helpers/site/stated.ts'

testStated([
  figureOn('/aboutus', '9+ years', /./),
  figureOn('/aboutus', '500+', 'clients'),
  figureOn('/aboutus', '200+', 'audits'),
  figureOn('/aboutus', '10,000+', 'returns filed'),
  figureOn('/aboutus', '24hr', 'processing'),
  figureOn('/aboutus', '100%', 'satisfaction'),
  ...['2017', '2018-2019', '2020', '2021-2023', '2024 and beyond'].map((year): Stated => [
    '/aboutus',
    'ol > li',
    [new RegExp(`^${year} \\D`)],
  ]),
  ['/aboutus', 'li', ['within 48 business hours']],
  ['/aboutus', 'li', [/payment is made upfront/i]],
  ['/aboutus', 'li', [/no refund once verification begins/i]],
])

test('the about page has four values, four divisions, five periods and two quotes with stars', () => {
  const words = readData('pages/about.yaml')
  const part = (heading: string) => sectionHeaded(getPage('/aboutus').root, heading)!
  expect([words.values, words.divisions].map((one) => part(one.heading).querySelectorAll('ul > li').length)).toEqual([
    4, 4,
  ])
  expect(part(words.journey.heading).querySelectorAll('ol > li')).toHaveLength(5)
  expect(part(words.quotes.heading).querySelectorAll('figure [role=img]')).toHaveLength(2)
})
