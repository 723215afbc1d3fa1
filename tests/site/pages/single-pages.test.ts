import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { getPage, partsOf, sectionHeaded } from '../../helpers/site/built-site.ts'
import { figureOn, testStated } from '../../helpers/site/stated.ts'
import type { Stated } from '../../helpers/site/stated.ts'

/**
 * The pages of the firm, of how it works and of payments, as they were agreed. The account on the
 * page of payments is looked at in the browser.
 */

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
  figureOn('/howitworks', '10,000+', 'happy clients'),
  figureOn('/howitworks', '50,000+', 'filings'),
  figureOn('/howitworks', '24/7', 'support'),
  figureOn('/howitworks', '100%', 'secure'),
  ['/howitworks', 'ol > li', ['Choose Your Service', '2-5 minutes']],
  ['/howitworks', 'ol > li', ['Share Documents', '10-15 minutes']],
  ['/howitworks', 'ol > li', ['Get Filed & Compliant', '1-7 business days']],
  ['/payment', 'li', [/fees are non-refundable except as required by law/i]],
  ['/payment', 'li', ['7-14 business days', /refund/]],
  ['/payment', 'li', ['1-2 business days', /bank payment/]],
  ['/payment', 'li', [/service starts only after the payment has been verified/i]],
  ['/payment', 'label', ['Bank Transfer (NEFT/RTGS/IMPS)']],
  ['/payment', 'label', ['UPI Payment (GPay/PhonePe/Paytm)']],
  ['/payment', 'section', ['Why Choose', /secure/i, /fast/i, /expert support/i, /trusted/i]],
  ['/payment', 'section', ['Need Help?', /whatsapp/i, /call us/i]],
])

test('the about page has four values, four divisions, five periods and two quotes with stars', () => {
  const words = readData('pages/about.yaml')
  const part = (heading: string) => sectionHeaded(getPage('/aboutus').root, heading)!
  for (const one of [words.values, words.divisions])
    expect(part(one.heading).querySelectorAll('ul > li')).toHaveLength(4)
  expect(part(words.journey.heading).querySelectorAll('ol > li')).toHaveLength(5)
  expect(part(words.quotes.heading).querySelectorAll('figure [role=img]')).toHaveLength(2)
})

test('the page of how it works ends with ways to begin', () => {
  const { callToAction } = readData('pages/how-it-works.yaml')
  const links = partsOf('/howitworks', 'main a')
  const hrefOf = (label: string) => links.find(({ text }) => text.includes(label))?.getAttribute('href')
  expect(hrefOf(callToAction.button)).toBe(readData('site.yaml').schedulingUrl)
  expect(hrefOf(callToAction.link.label)).toBe(callToAction.link.href)
})

test.each([
  ['/Contact', ['name', 'email', 'subject', 'message']],
  ['/aboutus', ['name', 'email', 'message']],
])('the form of %s asks for %s, all required', (path, names) => {
  const fields = partsOf(path, 'main form input, main form textarea')
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(names)
  expect(fields.filter((field) => !field.hasAttribute('required'))).toEqual([])
})
