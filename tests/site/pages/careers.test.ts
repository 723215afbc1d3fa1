import { readToday } from '../../../codegen/commands/terminal/read-today.ts'
import { expect, test } from 'vitest'
import { allPages, getPage, nodesOfType, readData, textOf } from '../../helpers/site/built-site.ts'
import { isStated, standsIn, textsWithin } from '../../helpers/site/stated.ts'
import type { Stated } from '../../helpers/site/stated.ts'

const stated: readonly Stated[] = [['/careers', 'form button', ['Send via WhatsApp']]]

test.each(stated)('%s says in %s: %s', (...row) => expect(isStated(row)).toBe(true))

const { openings } = readData('jobs.yaml') as { openings: Record<string, { validThrough: string }> }
test.each([
  ['virtual-assistant', 'Virtual Assistant', 'Remote', '1-3 yrs'],
  ['tax-consultant', 'Tax Consultant', 'Hybrid', '2-5 yrs'],
  ['gst-specialist', 'GST Specialist', 'On-site', '1-4 yrs'],
  ['business-development-executive', 'Business Development Executive', 'Hybrid', '2-6 yrs'],
])('the opening %s stands on a card, unless its day has passed: %s, %s, %s', (slug, title, type, experience) => {
  const card = textsWithin('/careers', 'article').find((text) => text.startsWith(title)) ?? ''
  const isPast = openings[slug]!.validThrough < readToday(undefined)
  expect([type, experience, 'Open until', 'Requirements', 'Apply Now'].map((words) => standsIn(card, words))).toEqual(
    Array(5).fill(!isPast),
  )
})

test('a page speaks of the form below only where one is', () => {
  const without = allPages
    .filter(({ html }) => html.includes('form below'))
    .map(({ path, root }) => ({ path, main: root.querySelector('main')! }))
    .filter(({ main }) => textOf(main).includes('form below') && !main.querySelector('form'))
  expect(without.map(({ path }) => path)).toEqual([])
})

test('the form asks for name, e-mail, phone, role and message, and leaves the experience free', () => {
  const form = getPage('/careers').root.querySelector('main form')!
  const fields = form
    .querySelectorAll('input, select, textarea')
    .map((field) => [field.getAttribute('name'), field.hasAttribute('required')])
  expect(Object.fromEntries(fields)).toEqual({
    name: true,
    email: true,
    phone: true,
    role: true,
    experience: false,
    message: true,
  })
  expect(
    [form.querySelector('[name=email]'), form.querySelector('[name=phone]')].map((field) =>
      field!.getAttribute('type'),
    ),
  ).toEqual(['email', 'tel'])
  expect(form.querySelector('textarea')!.getAttribute('rows')).toBe('4')
  expect(textOf(form.querySelector('label[for=career-name]'))).toBe('Full Name')
})

test('the fields of the enquiry stand in the order that was agreed, without limits of length', () => {
  const controls = getPage('/careers').root.querySelectorAll('main form :is(input, select, textarea)')
  expect(controls.map((control) => control.getAttribute('name'))).toEqual([
    'name',
    'email',
    'phone',
    'role',
    'experience',
    'message',
  ])
  expect(controls.filter((control) => control.hasAttribute('maxlength') || control.hasAttribute('pattern'))).toEqual([])
})

test.each([
  ['role', ['Virtual Assistant', 'Tax Consultant', 'GST Specialist', 'Business Development Executive', 'Other']],
  ['experience', ['Fresher (0-1 years)', '1-3 years', '3-5 years', '5+ years']],
])('the choices of the %s are those that were agreed', (name, choices) => {
  expect(getPage('/careers').root.querySelectorAll(`main select[name=${name}] option`).map(textOf).slice(1)).toEqual(
    choices,
  )
})

test('the page ends with a call that links to the contact page and to the chat', () => {
  const last = getPage('/careers').root.querySelectorAll('main section, main > div').at(-1)!
  const hrefs = last.querySelectorAll('a').map((link) => link.getAttribute('href')!)
  expect(hrefs).toContain('/Contact')
  const chat = hrefs.find((href) => href.startsWith('https://wa.me/'))!
  expect(new URL(chat).searchParams.get('text')).toContain('enquire about a position')
})

test('no opening claims to be the list of them', () =>
  expect(nodesOfType(getPage('/careers'), 'JobPosting')).toEqual([]))
