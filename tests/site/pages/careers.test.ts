import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import {
  builtOn,
  chatTextOf,
  hrefsIn,
  mainText,
  partOf,
  partsOf,
  pathsWhere,
  textOf,
} from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'
import { standsIn, textsWithin } from '../../helpers/site/stated.ts'

const { openings } = readData('jobs.yaml') as { openings: Record<string, { validThrough: string }> }
test.each([
  ['virtual-assistant', 'Virtual Assistant', 'Remote', '1-3 yrs'],
  ['tax-consultant', 'Tax Consultant', 'Hybrid', '2-5 yrs'],
  ['gst-specialist', 'GST Specialist', 'On-site', '1-4 yrs'],
  ['business-development-executive', 'Business Development Executive', 'Hybrid', '2-6 yrs'],
])('the opening %s stands on a card, unless its day has passed: %s, %s, %s', (slug, title, type, experience) => {
  const card = textsWithin('/careers', 'article').find((text) => text.startsWith(title)) ?? ''
  const isPast = openings[slug]!.validThrough < builtOn
  expect([type, experience, 'Open until', 'Requirements', 'Apply Now'].map((words) => standsIn(card, words))).toEqual(
    Array(5).fill(!isPast),
  )
})

test('a page speaks of the form below only where one is', () => {
  const speaks = ({ path, html }: BuiltPage) => html.includes('form below') && mainText(path).includes('form below')
  expect(pathsWhere((page) => speaks(page) && !page.root.querySelector('main form'))).toEqual([])
})

test('the form asks for name, e-mail, phone, role and message, leaves the experience free, and limits each typed text', () => {
  const form = partOf('/careers', 'main form')
  const fields = form.querySelectorAll('input, select, textarea')
  const optional = fields.filter((field) => !field.hasAttribute('required'))
  const namesOf = (some: HTMLElement[]) => some.map((field) => field.getAttribute('name')).join(' ')
  expect([namesOf(fields), namesOf(optional)]).toEqual(['name email phone role experience message', 'experience'])
  const typed = fields.filter((field) => field.rawTagName !== 'select')
  expect(typed.filter((field) => !field.hasAttribute('maxlength') || field.hasAttribute('pattern'))).toEqual([])
  for (const field of ['[name=email][type=email]', '[name=phone][type=tel]', 'textarea[rows="4"]'])
    expect(form.querySelector(field), field).not.toBeNull()
  expect(textOf(form.querySelector('label[for=career-name]'))).toBe('Full Name')
  expect(textOf(form.querySelector('button'))).toContain('Send via WhatsApp')
})

test.each([
  ['role', ['Virtual Assistant', 'Tax Consultant', 'GST Specialist', 'Business Development Executive', 'Other']],
  ['experience', ['Fresher (0-1 years)', '1-3 years', '3-5 years', '5+ years']],
])('the choices of the %s are those that were agreed', (name, choices) => {
  const [, ...shown] = partsOf('/careers', `main select[name=${name}] option`)
  expect(shown.map(textOf)).toEqual(choices)
})

test('the page ends with a call that links to the contact page and to the chat', () => {
  const last = partsOf('/careers', 'main section, main > div').at(-1)!
  const hrefs = hrefsIn(last)
  expect(hrefs).toContain('/Contact')
  expect(chatTextOf(hrefs.find((href) => href.startsWith('https://wa.me/'))!)).toContain('enquire about a position')
})
