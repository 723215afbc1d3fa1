import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { builtOn, chatTextOf, getPage, hrefsIn, partsOf, sectionHeaded, textOf } from '../../helpers/site/built-site.ts'
import { figureOn, paid, testStated } from '../../helpers/site/stated.ts'

/** The home page: its figures, cards, plans and parts, each with the words that were agreed. */

testStated([
  figureOn('/', '10,000+', 'returns filed'),
  figureOn('/', '100%', 'compliance rate'),
  figureOn('/', '24hr', 'fast processing'),
  figureOn('/', '99.9%', 'accuracy'),
  figureOn('/', '5000+', 'clients'),
  figureOn('/', '24/7', 'support'),
  figureOn('/', '15+ years', 'of experience'),
  ['/', 'h1', [/GST and tax filing/i]],
  ['/', 'li', ['GST Registration', 'from ₹999', 'Learn More']],
  ['/', 'li', ['GST Filing', 'from ₹999/month', 'Learn More']],
  ['/', 'li', ['Income Tax Filing', 'from ₹999', 'Learn More']],
  ['/', 'li', ['Business Registration', 'from ₹4,999', 'Learn More']],
  ['/', '#how-it-works ol', [/Choose Your Service.*Share Documents.*Get Filed & Compliant/]],
  ['/', '#how-it-works a', ['Start Your Filing Process']],
  ['/', '#pricing tr', ['Basic', '₹999', 'per month']],
  ['/', '#pricing tr', ['Standard', '₹1,999', 'Most Popular']],
  ['/', '#pricing tr', ['Premium', '₹3,999']],
  ['/', '#reviews', ['4.9', '118 reviews']],
  ['/', 'h2', ['Still Have Questions?']],
  ['/', '#faq details', ['₹20 lakh', '₹10 lakh in special-category states', /GST registration/]],
  ['/', '#faq details', ['3-7 working days']],
  ['/', '#faq details', ['GSTR-1', '11th']],
  ['/', '#faq details', ['GSTR-3B', '20th']],
  ['/', '#faq details', ['GSTR-9', '31 December']],
  ['/', '#faq details', ['within 48 business hours']],
  ['/', '#faq details', [/payment is upfront/i, /once verification[^.]*begins there is no refund/i]],
])

const { root: home } = getPage('/')

test.each(['/#pricing', '/#networkpartners', '/#how-it-works', '/#contact', '/Contact#contact', '/aboutus#contact'])(
  'the anchor %s, which was agreed, is there',
  (address) => {
    const [path, id] = address.split('#')
    expect(partsOf(path!, `[id="${id}"]`)).toHaveLength(1)
  },
)

test('the cards of the home page lead where their titles say', () => {
  const cards = partsOf('/', 'main li').map((card) => [textOf(card.querySelector('h3')), hrefsIn(card)[0]])
  expect(Object.fromEntries(cards)).toMatchObject({
    'GST Registration': '/services/gst-reg',
    'GST Filing': '/services/gst-return',
    'Income Tax Filing': '/services/income-tax-return',
    'Business Registration': '/services/pvt-ltd',
  })
})

test('the chat of a plan names it as its button does', () => {
  const buttons = home.querySelectorAll('#pricing tr a[href^="https://wa.me/"]')
  expect(buttons.map((link) => [textOf(link), chatTextOf(link)])).toEqual(
    ['Starter, ₹999', 'Professional, ₹1,999', 'Enterprise, ₹3,999'].map((plan) => [
      expect.stringContaining(`Choose ${plan.split(',')[0]}`),
      expect.stringContaining(`: ${plan} per month +\u00a018%\u00a0GST`),
    ]),
  )
})

test('the home page begins with its call and follows the agreed order', () => {
  const words = readData('pages/home.yaml')
  // What clients and partners say has its place after the plans. Samples of it come last.
  const others = 'testimonials, reviews, partners'
  const isSample = [readData('testimonials.yaml'), readData('reviews.yaml'), words.partners].some((one) => one.sample)
  const order =
    `hero, stats, services, howItWorks, whyChoose, plans, ${isSample ? '' : `${others}, `}faq, video, ${isSample ? `${others}, ` : ''}claims`
      .split(', ')
      .map((part) => words[part].heading)
  const headings = home.querySelectorAll('main h1, main h2').map(textOf)
  expect(headings.filter((heading) => order.includes(heading))).toEqual(order)
  expect(textOf(home.querySelector('main a[target=_blank]'))).toMatch(/^Get Started Today/)
  const { schedulingUrl, reviewsUrl } = readData('site.yaml')
  for (const words of ['Get Started Today', 'Start Your Filing Process']) {
    const link = partsOf('/', 'main a').find((one) => textOf(one).startsWith(words))
    expect(link?.getAttribute('href')).toBe(schedulingUrl)
  }
  expect(hrefsIn(home, '#reviews a')).toContain(reviewsUrl)
})

test('the home page has eight benefits, six partners beside the firm, and testimonials with name, role and company', () => {
  const part = (heading: string) => sectionHeaded(home, heading)!
  const words = readData('pages/home.yaml')
  expect(part(words.whyChoose.heading).querySelectorAll('ul > li')).toHaveLength(8)
  const list = part(words.partners.heading).querySelectorAll('li')
  const partners = list.map((partner) => textOf(partner.querySelector('span')))
  expect(partners).toHaveLength(7)
  expect(partners.at(-1)).toBe(readData('site.yaml').name)
  const captions = part(words.testimonials.heading).querySelectorAll('figcaption')
  expect(captions.length).toBeGreaterThanOrEqual(3)
  expect(home.querySelector('[aria-roledescription=carousel]')?.getAttribute('aria-label')).toMatch(/./)
  expect(captions.filter((caption) => caption.querySelectorAll('strong, span:not([role])').length < 3)).toEqual([])
})

test('a review longer than 80 characters is cut there, and the rest is on the page', () => {
  const folded = home.querySelectorAll('#reviews li').filter((card) => card.querySelector('button'))
  expect(folded.length).toBeGreaterThan(0)
  for (const card of folded) {
    const text = card.querySelectorAll('p').at(-1)!
    const rest = textOf(text.querySelector('span'))
    expect(textOf(text).length - rest.length).toBeLessThanOrEqual(81)
    expect(rest).not.toBe('')
  }
})

test('the ledger of the first screen leads to services whose own pages have the same time and fee', () => {
  const rows = home.querySelectorAll('main [data-cover] ul')[0]!.querySelectorAll('li a')
  expect(rows.length).toBeGreaterThanOrEqual(5)
  const services = rows.filter((row) => row.getAttribute('href')!.startsWith('/services/'))
  for (const row of services) {
    const id = row.getAttribute('href')!.slice('/services/'.length).split('#')[0]!
    const { pricing, timeline } = readData(`services/${id}.yaml`)
    expect(textOf(row)).toContain(paid(pricing.basic))
    expect(textOf(row)).toContain(timeline.normal)
  }
  expect(rows.at(-1)!.getAttribute('href')).toBe('/services')
})

test('the row that the date picks names a day to come and what falls due, and leads to what being late costs, or to the fee', () => {
  const row = home.querySelectorAll('main [data-cover] ol li a').at(-1)!
  const { dates } = readData('pages/home.yaml').hero.ledger.dated
  const picked = dates.find(({ name }: { name: string }) => textOf(row).includes(name))
  const { service, missed, daysBefore } = picked
  expect(row.getAttribute('href')).toBe(`/services/${service}#${missed === true ? 'lateness' : 'pricing'}`)
  expect(partsOf(`/services/${service}`, '#lateness')).toHaveLength(1)
  const days = (Date.parse(row.querySelector('time')!.getAttribute('datetime')!) - Date.parse(builtOn)) / 86_400_000
  expect(days).toBeGreaterThanOrEqual(0)
  // Where no date is near it is the last one.
  if (picked !== dates.at(-1)) expect(days).toBeLessThanOrEqual(daysBefore)
  expect(textOf(row)).toMatch(/by \d{1,2} [A-Z][a-z]+/)
  expect(textOf(row)).toMatch(/, .*\d{4}/)
})
