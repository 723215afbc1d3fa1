import { parse } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { getPage, mainText, readData, textOf } from '../../helpers/site/built-site.ts'
import { articleSlugs } from '../../helpers/site/wanted-routes.ts'

const cards = getPage('/blog')
  .root.querySelectorAll('main li')
  .filter((card) => card.querySelector('h2 a'))

test('the filter names the ten choices in the agreed order', () => {
  const filter = getPage('/blog').root.querySelector('main nav')!
  expect(filter.querySelectorAll('a').map(textOf)).toEqual([
    'All',
    'GST',
    'Income Tax',
    'Business Registration',
    'Tax Planning',
    'Startup',
    'EPF',
    'TDS',
    'Professional Tax',
    'Accounting',
  ])
})

test('ten cards lead to the ten articles, each with a date, a drawing, a category and a time of 8 to 16 minutes', () => {
  expect(cards.map((card) => card.querySelector('a')!.getAttribute('href')).sort()).toEqual(
    articleSlugs.map((slug) => `/blog/${slug}`).sort(),
  )
  const isWhole = (card: (typeof cards)[number]) => {
    const minutes = Number(/(\d+) min read/.exec(textOf(card))?.[1])
    return card.querySelector('time') && card.querySelector('svg') && minutes >= 8 && minutes <= 16
  }
  expect(cards.filter((card) => !isWhole(card)).map(textOf)).toEqual([])
})

test.each(articleSlugs)(
  '/blog/%s shows the time of its card, a box of takeaways, contents, and a call that leads to the chat and the services',
  (slug) => {
    const { root } = getPage(`/blog/${slug}`)
    const card = cards.find((one) => one.querySelector('a')!.getAttribute('href') === `/blog/${slug}`)!
    expect(mainText(`/blog/${slug}`)).toContain(/\d+ min read/.exec(textOf(card))![0])
    expect(root.querySelectorAll('main section[aria-labelledby=takeaways] li').length).toBeGreaterThanOrEqual(3)
    expect(root.querySelectorAll('main nav a[href^="#"]').map((link) => link.getAttribute('href')!.slice(1))).toEqual(
      root
        .querySelectorAll('main h2[id]')
        .map((heading) => heading.id)
        .filter((id) => id !== 'takeaways'),
    )
    const help = root
      .querySelectorAll('main section')
      .filter(
        (section) => section.querySelector('a[href="/services"]') && section.querySelector('a[href^="https://wa.me/"]'),
      )
    expect(help).toHaveLength(1)
  },
)

test.each(articleSlugs)('/blog/%s has the words that its minutes promise', (slug) => {
  const body = getPage(`/blog/${slug}`).root.querySelector('main article')!
  const sources = body.querySelector('details')
  const words = textOf(body).replace(textOf(sources), '').split(' ').length
  const minutes = Number(/(\d+) min read/.exec(mainText(`/blog/${slug}`))![1])
  const { readingWordsPerMinute } = readData('site.yaml')
  expect(words).toBeGreaterThanOrEqual((minutes - 0.5) * readingWordsPerMinute)
  // Notes of corrected figures, which say what was read, takeaways and author are not counted.
  expect(words).toBeLessThanOrEqual((minutes + 8) * readingWordsPerMinute)
})

/** The rows of the table of an article with these heads, as they were first published. */
function rowsOf(slug: string, heads: readonly string[]): string[][] {
  const table = getPage(`/blog/${slug}`)
    .root.querySelectorAll('main table')
    .find((one) => one.querySelectorAll('thead th').map(textOf).join() === heads.join())!
  return table.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map(asPublished))
}

function asPublished({ innerHTML }: HTMLElement): string {
  const cell = parse(innerHTML)
  for (const added of cell.querySelectorAll('ins, del .visually-hidden')) added.remove()
  return textOf(cell)
}

test('the TDS guide has the rates of seven sections, the due dates and the four forms', () => {
  expect(rowsOf('tds-compliance-guide', ['Section', 'Rate', 'Threshold'])).toEqual([
    ['194A', '10%', '₹40,000 (₹50,000 seniors)'],
    ['194C', '1% / 2%', '₹30,000 per contract or ₹1 lakh a year'],
    ['194D', '5%', '₹15,000'],
    ['194H', '5%', '₹15,000'],
    ['194I', '10% / 2%', '₹2.4 lakh a year'],
    ['194J', '10%', '₹30,000'],
    ['194K', '10%', '₹5,000'],
  ])
  const quarters = rowsOf('tds-compliance-guide', ['Quarter', 'Months', 'Return due'])
  expect(quarters.map(([quarter, , due]) => `${quarter} ${due}`)).toEqual([
    'Q1 31 July',
    'Q2 31 October',
    'Q3 31 January',
    'Q4 31 May',
  ])
  for (const form of ['24Q', '26Q', '27Q', '27EQ']) expect(mainText('/blog/tds-compliance-guide')).toContain(form)
})

test('the guides to professional tax and to software have their tables whole', () => {
  const rates = rowsOf('professional-tax-guide', ['State', 'Monthly salary', 'Tax a month', 'Tax a year'])
  expect(rates.map(([state, , month, year]) => `${state} ${month} ${year}`)).toEqual([
    expect.stringMatching(/^Maharashtra ₹175 /),
    'Maharashtra ₹200 ₹2,500',
    'Karnataka ₹150 ₹1,800',
    'Karnataka ₹200 ₹2,400',
    'West Bengal ₹110 ₹1,320',
    'West Bengal ₹130 ₹1,560',
  ])
  const levied = rowsOf('professional-tax-guide', ['Levied', 'Not levied'])
  expect(levied.map(([state]) => state)).toEqual(expect.arrayContaining(['Maharashtra', 'Karnataka', 'West Bengal']))
  expect(levied.map((row) => row[1])).toEqual(expect.arrayContaining(['Delhi', 'Haryana', 'Rajasthan']))
  expect(rowsOf('professional-tax-guide', ['State', 'What you deduct', 'Maximum a year', 'When you pay'])).toHaveLength(
    20,
  )
  const packages = rowsOf('accounting-software-guide', ['Type of package', 'Price', 'GST ready', 'Cloud', 'Best fit'])
  expect(packages.map((row) => row[1]!).sort()).toEqual(
    [
      '₹12,000-20,000 one-time',
      '₹15,000-25,000 one-time',
      '₹18,000 one-time',
      '₹1,500-3,000 a month',
      '₹1,500-4,500 a month',
    ].sort(),
  )
  expect(packages.flat()).not.toContain('')
})

test('the subscribe box says that no mailing list stands behind it', () =>
  expect(mainText('/blog')).toContain('There is no mailing list behind this box'))
