import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { getPage, hrefsIn, mainText, textOf } from '../../helpers/site/built-site.ts'
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
  const isWhole = (card: HTMLElement) => {
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
    const parts = root.querySelectorAll('main h2[id]:not(#takeaways)').map(({ id }) => `#${id}`)
    expect(hrefsIn(root, 'main nav a[href^="#"]')).toEqual(parts)
    const leads = ['a[href="/services"]', 'a[href^="https://wa.me/"]']
    const isHelp = (section: HTMLElement) => leads.every((selector) => section.querySelector(selector))
    expect(root.querySelectorAll('main section').filter(isHelp)).toHaveLength(1)
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

test('the subscribe box says that no mailing list stands behind it', () =>
  expect(mainText('/blog')).toContain('There is no mailing list behind this box'))
