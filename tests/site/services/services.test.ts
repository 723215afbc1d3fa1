import { expect, test } from 'vitest'
import { readData, readDataFolder } from '../../helpers/project/read-data.ts'
import { chatTextOf, getPage, hrefsIn, mainText, partOf, partsOf, textOf } from '../../helpers/site/built-site.ts'
import { paid, testStated, textsWithin } from '../../helpers/site/stated.ts'
import type { Stated } from '../../helpers/site/stated.ts'
import { catalogue, serviceIds } from '../../helpers/site/wanted-routes.ts'

/** The list of services and the page of each: rules, prices, times and parts. */

// [service, basic, premium, enterprise, normal, fast-track]
const services = [
  ['pvt-ltd', '₹4,999', '₹7,999', '₹12,999', '7-15 business days', '3-7 business days'],
  ['sole-prop', '₹1,999', '₹2,999', '₹4,999', '3-7 business days', '1-3 business days'],
  ['partnership', '₹2,999', '₹4,999', '₹7,999', '5-10 business days', '3-5 business days'],
  ['llp', '₹3,999', '₹6,999', '₹9,999', '7-12 business days', '5-7 business days'],
  ['huf', '₹1,999', '₹2,999', '₹4,999', '3-7 business days', '2-3 business days'],
  ['opc', '₹3,999', '₹6,999', '₹9,999', '7-12 business days', '5-7 business days'],
  ['trust', '₹2,999', '₹4,999', '₹7,999', '10-20 business days', '7-10 business days'],
  ['gst-reg', '₹1,999', '₹2,999', '₹4,999', '7-15 business days', '3-7 business days'],
  ['fssai', '₹2,999', '₹4,999', '₹7,999', '15-30 business days', '10-15 business days'],
  ['msme-udyog', '₹999', '₹1,999', '₹2,999', '1-3 business days', 'same day'],
  ['gst-return', '₹999', '₹1,999', '₹2,999', '2-5 business days', '1-2 business days'],
  ['income-tax-return', '₹1,999', '₹2,999', '₹4,999', '3-7 business days', '1-3 business days'],
] as const

testStated([
  ['/services', 'h1', ['Start Your Business Services']],
  ['/services/pvt-ltd', '#rules li', ['2 to 200 directors']],
  ['/services/pvt-ltd', '#rules li', [/paid-up capital is at least ₹1 lakh/]],
  ['/services/opc', '#rules li', ['₹2 crore turnover', '₹50 lakh capital', /converts to a private company/]],
  ['/services/gst-reg', '#rules li', ['above ₹20 lakh turnover', '₹10 lakh in special', /mandatory/]],
  ['/services/gst-reg', '#rules li', [/within 30 days/]],
  ...['gst-reg', 'gst-return'].flatMap((id): Stated[] => [
    [`/services/${id}`, 'li', ['GSTR-1', '11th of the next month']],
    [`/services/${id}`, 'li', ['GSTR-3B', '20th of the next month']],
    [`/services/${id}`, 'li', ['₹200 per day']],
    [`/services/${id}`, 'li', [/interest/i, '18% a year']],
  ]),
  [
    '/services/fssai',
    '#rules li',
    [/basic[^;]*up to ₹12 lakh; a state[^;]*₹12 lakh to ₹20 crore; a central[^;]*above ₹20 crore/i],
  ],
  [
    '/services/msme-udyog',
    '#rules li',
    [/micro[^,]*₹1 crore and ₹5 crore, a small[^,]*₹10 crore and ₹50 crore, a medium[^,]*₹50 crore and ₹250 crore/],
  ],
  ['/services/income-tax-return', '#rules li', ['31 July', '31 October', /audit/]],
  ['/services/income-tax-return', '#rules li', ['₹5,000', '₹1,000', '₹5 lakh']],
  ['/services/income-tax-return', '#rules li', [/interest/i, '1% a month']],
  ['/services/trust', '#rules li', [/society/i, 'at least 7 members']],
  ['/services/trust', '#rules li', [/trust/i, 'at least 2 trustees']],
])

test.each(services)(
  '/services/%s costs %s, %s or %s and takes %s, or %s on the fast track',
  (...[id, basic, premium, enterprise, normal, fastTrack]) => {
    const page = `/services/${id}`
    // Each tab has its radio button, and names its package as the bill under it does.
    const tabs = partsOf(page, '#pricing label')
    expect(tabs.map((tab) => tab.childNodes[0]!.text.trim())).toEqual(['Basic', 'Premium', 'Enterprise'])
    expect(textsWithin(page, '#pricing caption')).toEqual(['Basic', 'Premium', 'Enterprise'])
    const choices = partsOf(page, '#pricing input[type=radio]')
    expect(choices.map((choice) => choice.id)).toEqual(tabs.map((tab) => tab.getAttribute('for')))
    expect(choices.map((choice) => choice.hasAttribute('checked'))).toEqual([true, false, false])
    expect(textsWithin(page, '#pricing tbody tr:first-child td:last-child').slice(0, 3)).toEqual([
      basic,
      premium,
      enterprise,
    ])
    expect(textsWithin(page, '#timeline tr')).toEqual([`Normal ${normal}`, `Fast-track ${fastTrack}`])
  },
)

const withGst = (price: string) => `${paid(Number(price.replace(/[₹,]/g, '')))} with GST`

test('no other service shows a price that was not agreed', () => {
  const priced = serviceIds.filter((id) => partsOf(`/services/${id}`, '#pricing').length > 0)
  expect(priced.sort()).toEqual(services.map(([id]) => id).sort())
})

test('the services page lists each of the 57 services under its category, and no other', () => {
  const cards = partsOf('/services', 'main section').flatMap((section) => {
    const links = section.querySelectorAll('a').filter((link) => textOf(link).startsWith('Learn More'))
    const paths = links.map((link) => link.getAttribute('href'))
    return paths.length > 0 ? [[textOf(section.querySelector('h2, h3')), ...paths]] : []
  })
  expect(cards).toEqual(
    catalogue.map(([name, ids]) => [expect.stringMatching(`^${name}`), ...ids.map((id) => `/services/${id}`)]),
  )
})

test('the services page says for each service with a price what it costs and how long it takes, and that the others are quoted', () => {
  const said = partsOf('/services', 'main li').flatMap((card) => {
    const terms = card.querySelectorAll('p').map(textOf)
    const id = hrefsIn(card)[0]?.replace('/services/', '')
    return terms.filter((text) => text.startsWith('₹')).map((text) => `${id} ${text}`)
  })
  // The price of a trademark is the add-on's, as its own page says it.
  const priced = services.map(([id, basic, , , normal]) => `${id} ${withGst(basic)} · ${normal}`)
  expect(said.sort()).toEqual([...priced, `trademark-registration ${withGst('₹5,999')}`].sort())
  const quoted = partsOf('/services', 'main li p').filter((one) => textOf(one) === 'Quoted in writing')
  expect(quoted).toHaveLength(serviceIds.length - services.length - 1)
})

test.each(serviceIds)(
  '/services/%s shows its overview, requirements, rules, process and the lead form, and leads back to the list',
  (id) => {
    const { root } = getPage(`/services/${id}`)
    const { overview } = readData(`services/${id}.yaml`)
    // Its first sentence stands under the title, the others are folded below.
    const shown = mainText(`/services/${id}`)
    for (const sentence of overview
      .trim()
      .replace(/\s+/g, ' ')
      .split(/(?<=[.?!]) (?=\p{Lu})/u))
      expect(shown).toContain(sentence)
    for (const part of ['requirements', 'rules', 'process'])
      expect(root.querySelectorAll(`#${part} li`).length).toBeGreaterThanOrEqual(3)
    const fields = root.querySelectorAll('#ask form input').map((field) => field.getAttribute('name'))
    expect(fields).toEqual(['name', 'email', 'phone'])
    expect(root.querySelectorAll('main a[href="/services"]').map(textOf)).toContain('Back to Services')
  },
)

test('the button to apply names the price of each package, and no price where the fee is quoted', () => {
  const applyOn = (id: string) =>
    textsWithin(`/services/${id}`, '#pricing a, #costs a').find((text) => /^Apply/.test(text))
  expect(applyOn('gst-reg')).toMatch(/^Apply Now · ₹2,359 · ₹3,539 · ₹5,899/)
  expect(applyOn('trade-license')).toMatch(/^Apply Now \(|^Apply Now$|^Apply Now /)
  expect(applyOn('trade-license')).not.toContain('₹')
})

test('whoever asks about an income-tax return reads first who must file one', () => {
  const parts = partsOf('/services/income-tax-return', 'main section')
  const ids = parts.map(({ id }) => id).filter((id) => ['duty', 'documents', 'process', 'rules'].includes(id))
  expect(ids).toEqual(['duty', 'documents', 'process', 'rules'])
  const { duty } = readData('services/income-tax-return.yaml')
  expect(partsOf('/services/income-tax-return', '#duty li')).toHaveLength(duty.says.length)
})

test('services needed next stand with what each costs', () => {
  const rows = partsOf('/services/gst-reg', 'main > section li').map(textOf)
  expect(rows[0]).toBe('GST Return Filing ₹1,179 with GST')
  expect(rows).toHaveLength(readData('services/gst-reg.yaml').related.length)
  expect(rows.filter((row) => !/₹|Quoted in writing/.test(row))).toEqual([])
})

test('Apply Now stands on the pages of services with a form, leads to it, and stands on no other', () => {
  const forms = readData('site.yaml').forms
  const wrong = serviceIds.filter((id) => {
    const { formLink } = readData(`services/${id}.yaml`)
    const apply = partsOf(`/services/${id}`, 'main a').find((link) => textOf(link).startsWith('Apply Now'))
    return apply?.getAttribute('href') !== (formLink === undefined ? undefined : forms[formLink])
  })
  expect(wrong).toEqual([])
})

test('the link that sends a list of documents needs no script for its title and address', () => {
  const links = partsOf('/services/gst-reg', 'main a[href^="https://wa.me/?text="]')
  expect(links.map(chatTextOf)).toContainEqual(
    expect.stringMatching(/^GST Registration.*\nhttps.*\/services\/gst-reg#documents$/),
  )
})

const records = Object.entries(readDataFolder('services'))

test.each(records)('/services/%s says what the job, and being late, cost in all', (id, service) => {
  const { root } = getPage(`/services/${id}`)
  const costs = textOf(root.querySelector('#costs'))
  expect(textOf(root.querySelector('#pricing')) + costs).toContain('GST on our fee')
  expect(costs).toContain('Stamp duty')
  for (const question of service.costs.decidedBy as string[]) expect(costs).toContain(question)
  for (const { what } of service.costs.government as { what: string }[])
    expect(costs).toContain(`Government fee: ${what}`)
  const said = textOf(root.querySelector('#lateness'))
  expect(said === '', id).toBe(service.lateness === undefined)
  if (said === '') return
  expect(said).not.toContain('The law sets no date')
  for (const { what, amount } of service.lateness.charges as { what: string; amount: string | { text: string } }[]) {
    expect(said).toContain(what)
    expect(said).toContain(typeof amount === 'string' ? amount : amount.text)
  }
  expect(said).toContain(service.lateness.remedy)
})

test('every package says what its money buys, and that this is a proposal while the firm has not confirmed it', () => {
  const priced = records.filter(([, service]) => service.pricing?.adds !== undefined)
  expect(priced).toHaveLength(12)
  for (const [id, { pricing }] of priced) {
    const shown = textOf(partOf(`/services/${id}`, '#pricing'))
    for (const tier of ['basic', 'premium', 'enterprise']) expect(shown).toContain(pricing.adds[tier])
    expect(shown.includes(readData('pages/service.yaml').pricing.unconfirmed), id).toBe(pricing.confirm === true)
  }
})
