import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Article, PageBlog } from '#generated/records.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import {
  chatTextOf,
  getPage,
  hrefsIn,
  mainText,
  partOf,
  partsOf,
  sectionHeaded,
  textOf,
  textWithout,
} from '../../helpers/site/built-site.ts'
import { articleSlugs } from '../../helpers/site/wanted-routes.ts'

const { article: words } = readData('pages/blog.yaml') as PageBlog
const categories = readData('article-categories.yaml') as Record<string, { name: string }>
const articleOf = (slug: string) =>
  parse(readFileSync(join(projectRoot, `data/articles/${slug}.md`), 'utf8').split('\n---\n')[0]!) as Article
const newestFirst = articleSlugs.toSorted((one, other) => (articleOf(one).date < articleOf(other).date ? 1 : -1))
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

const cards = partsOf('/blog', 'main li').filter((card) => card.querySelector('h2 a'))

test('the filter names the ten choices in the agreed order', () => {
  const choices =
    'All, GST, Income Tax, Business Registration, Tax Planning, Startup, EPF, TDS, Professional Tax, Accounting'
  expect(partOf('/blog', 'main nav').querySelectorAll('a').map(textOf).join(', ')).toBe(choices)
})

test('ten cards lead to the ten articles, each with its drawing', () => {
  const links = cards.map((card) => card.querySelector('a')!.getAttribute('href'))
  expect(links.sort()).toEqual(articleSlugs.map((slug) => `/blog/${slug}`).sort())
  expect(cards.filter((card) => !card.querySelector('svg')).map(textOf)).toEqual([])
})

describe.each(articleSlugs)('/blog/%s', (slug) => {
  const { root } = getPage(`/blog/${slug}`)
  const article = articleOf(slug)
  const text = mainText(`/blog/${slug}`)
  const card = cards.find((one) => one.querySelector('a')!.getAttribute('href') === `/blog/${slug}`)!
  const [said, minutes] = /(\d+) min read/.exec(textOf(card))!

  test('has the title, excerpt, subject, day and minutes of its card', () => {
    expect(textOf(card.querySelector('h2'))).toBe(article.title)
    for (const words of [article.excerpt, categories[article.category]!.name]) expect(textOf(card)).toContain(words)
    expect(card.querySelector('time')!.getAttribute('datetime')).toBe(article.date)
    expect(textOf(root.querySelector('h1'))).toBe(article.title)
    expect(text).toContain(said)
    expect(Number(minutes)).toBeGreaterThanOrEqual(8)
    expect(Number(minutes)).toBeLessThanOrEqual(16)
  })
  test('opens with what to take from it, and contents of all its parts', () => {
    const takeaways = root.querySelectorAll('main section[aria-labelledby=takeaways] li').map(textOf)
    expect(takeaways.length).toBeGreaterThanOrEqual(3)
    expect(takeaways).toEqual(
      article.takeaways.map((one) => expect.stringContaining(oneLine(typeof one === 'string' ? one : one.text))),
    )
    const parts = root.querySelectorAll('main h2[id]:not(#takeaways)')
    const links = root.querySelectorAll('main nav a[href^="#"]')
    expect(links.map((link) => [link.getAttribute('href'), textOf(link)])).toEqual(
      parts.map((heading) => [`#${heading.id}`, textOf(heading)]),
    )
  })
  test('ends with help by chat and by the services, then services and related articles', () => {
    const help = sectionHeaded(root, article.help.heading)!
    expect(hrefsIn(help)).toContain('/services')
    expect(hrefsIn(help, 'a[href^="https://wa.me/"]').map(chatTextOf)).toEqual([article.help.chatText])
    const titlesIn = (heading: string) => sectionHeaded(root, heading)!.querySelectorAll('a').map(textOf)
    expect(titlesIn(words.services)).toEqual(article.services.map((id) => readData(`services/${id}.yaml`).title))
    expect(titlesIn(words.related)).toEqual(article.related.map((other) => articleOf(other).title))
  })
  test('leads to the article before it and to the one after it, from the newest to the oldest', () => {
    const nth = newestFirst.indexOf(slug)
    const hrefOf = (rel: string) => root.querySelector(`main a[rel=${rel}]`)?.getAttribute('href')
    const pathOf = (other: string | undefined) => other && `/blog/${other}`
    expect([hrefOf('prev'), hrefOf('next')]).toEqual([newestFirst[nth - 1], newestFirst[nth + 1]].map(pathOf))
  })
  test('has the words that its minutes promise', () => {
    const body = textWithout(root.querySelector('main article'), ({ tagName }) => tagName === 'DETAILS')
    const count = body.split(' ').length
    const { readingWordsPerMinute } = readData('site.yaml')
    expect(count).toBeGreaterThanOrEqual((Number(minutes) - 0.5) * readingWordsPerMinute)
    // Notes of corrected figures, which say what was read, takeaways and author are not counted.
    expect(count).toBeLessThanOrEqual((Number(minutes) + 8) * readingWordsPerMinute)
  })
})

test('the subscribe box says that it opens a chat, and who adds the reader', () =>
  expect(mainText('/blog')).toContain('The button opens a chat with your request written, and we add you by hand'))
