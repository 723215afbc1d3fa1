import { expect, test } from 'vitest'
import type { HTMLElement } from 'node-html-parser'
import { once } from '../../../codegen/lib/once.ts'
import { readData, readDataFolder } from '../../helpers/project/read-data.ts'
import {
  allPages,
  builtFiles,
  chatTextOf,
  englishPages,
  findingsOn,
  metaOf,
  nodesOfType,
  readBuilt,
  textOf,
  textWithout,
} from '../../helpers/site/built-site.ts'
import { paid } from '../../helpers/site/stated.ts'

interface Priced {
  pricing?: Record<'basic' | 'premium' | 'enterprise', number>
}

const { pricing: plans, addOns } = readData('plans.yaml')
const ours = new Set<number>([
  ...plans.flatMap((plan: Record<'monthlyPrice' | 'yearlyPrice' | 'originalYearlyPrice', number>) => [
    plan.monthlyPrice,
    plan.yearlyPrice,
    plan.originalYearlyPrice,
    Math.ceil(plan.yearlyPrice / 12),
  ]),
  ...addOns.map(({ price }: { price: number }) => price),
  ...Object.values<Priced>(readDataFolder('services')).flatMap(({ pricing }) =>
    pricing ? [pricing.basic, pricing.premium, pricing.enterprise] : [],
  ),
])

const amount = String.raw`₹[\d,]+(?![\d.])`
// What is paid for, or the other end of a range, and then the tax.
const taxed = new RegExp(
  String.raw`^(?:/month| a month| per month| per year| – ${amount})?,? (?:\+ 18% GST|plus GST|and GST on it)`,
)

const isOurs = (price: string) => ours.has(Number(price.replace(/[₹,]/g, '')))

/** Our prices in a text that the tax does not follow, with the words around them. */
function untaxed(written: string): string[] {
  const text = written.replaceAll('\u00a0', ' ')
  return [...text.matchAll(new RegExp(amount, 'g'))]
    .filter(({ 0: price, index }) => {
      return isOurs(price) && !taxed.test(text.slice(index + price.length)) && !/18% of $/.test(text.slice(0, index))
    })
    .map(({ 0: price, index }) => text.slice(Math.max(0, index - 30), index + price.length + 20))
}

const hasBoth = once((element: HTMLElement) => /Our fee[^]*GST on our fee/.test(textOf(element)))

/** A bill, which adds the tax in a row of its own; or a table that names the tax in its head. */
const isBillOf = (html: string) => (element: HTMLElement) => {
  if (element.tagName === 'TABLE' && textOf(element.querySelector('tr')).includes('plus GST')) return true
  // To read the text of every element would take half of this test.
  if (!html.slice(...element.range).includes('our fee')) return false
  return hasBoth(element) && !element.children.some(hasBoth)
}

test('every price of ours on a page is followed by its tax, or is in a bill that adds it', () => {
  const read: number[] = []
  const wrong = findingsOn((page) => {
    const said = page.html.matchAll(new RegExp(amount, 'g'))
    if (![...said].some(([price]) => isOurs(price))) return []
    read.push(1)
    return untaxed(textWithout(page.root.querySelector('body'), isBillOf(page.html)))
  }, englishPages)
  expect(wrong).toEqual([])
  expect(read.length).toBeGreaterThan(40)
})

// An amount that some rule of law has as well is not read as a price.
const inAll = new Set([...ours].map(paid).filter((price) => price !== '₹590'))
const saysTax = /^(?:\/month)?(?: – ₹[\d,]+)? with GST/

/** What a visitor pays, where no words after it and no label before it say that GST is in it. */
function unsaid(written: string): string[] {
  const text = written.replaceAll('\u00a0', ' ')
  return [...text.matchAll(new RegExp(amount, 'g'))]
    .filter(({ 0: price, index }) => {
      const before = text.slice(Math.max(0, index - 120), index)
      return inAll.has(price) && !saysTax.test(text.slice(index + price.length)) && !/with GST[^.]*$/i.test(before)
    })
    .map(({ 0: price, index }) => text.slice(Math.max(0, index - 40), index + price.length + 20))
}

/** A service's own bill, with the tabs and the button that name its totals, or a tool's bill. */
const isOwnBillOf = (html: string) => (element: HTMLElement) =>
  element.id === 'pricing' || (element.tagName === 'TABLE' && hasBoth(element)) || isBillOf(html)(element)

test('every price in which the tax is says so, outside of a bill', () => {
  const seen: string[] = []
  const wrong = findingsOn((page) => {
    const text = textWithout(page.root.querySelector('body'), isOwnBillOf(page.html))
    seen.push(...[...text.matchAll(/₹[\d,]+/g)].flatMap(([price]) => (inAll.has(price) ? [price] : [])))
    return unsaid(text)
  }, englishPages)
  expect(wrong).toEqual([])
  expect(seen.length).toBeGreaterThan(200)
})

test('so is every price in a description, in the text of a chat and in the search', () => {
  expect(findingsOn((page) => untaxed(metaOf(page, 'description') ?? ''))).toEqual([])
  const chatsOf = (root: HTMLElement) => root.querySelectorAll('a[href^="https://wa.me/"]').map(chatTextOf)
  expect(findingsOn(({ root }) => chatsOf(root).flatMap(untaxedLines))).toEqual([])
  const search = builtFiles.filter((file) => /^search\/.*\.json$/.test(file)).map(readBuilt)
  expect(search.join('').replaceAll('\u00a0', ' ')).toContain('₹2,359 with GST')
  expect(search.flatMap(untaxed)).toEqual([])
})

test('the prices of Markdown twins and of the files for machines are followed by the tax, or by its line', () => {
  const files = builtFiles.filter((file) => /\.(?:md|txt)$/.test(file))
  expect(files.length).toBeGreaterThan(60)
  const wrong = files.flatMap((file) => untaxedLines(readBuilt(file)).map((found) => `${file}: ${found}`))
  expect(wrong).toEqual([])
})

/** The same line by line: in a bill the tax has the next line, in a table the head may name it. */
function untaxedLines(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) =>
    /GST on our fee/.test(line + (lines[at + 1] ?? '')) || isUnderHead(lines, at) ? [] : untaxed(line),
  )
}

/** Whether a row of a table is below a head that names the tax. */
function isUnderHead(lines: readonly string[], at: number): boolean {
  const head = lines.slice(0, at).findLast((line, index) => lines[index + 1]?.startsWith('| ---'))
  return lines[at]!.startsWith('|') && head?.includes('plus GST') === true
}

test('an offer of the structured data says that its price is without the tax', () => {
  const offers = allPages.flatMap((page) => nodesOfType(page, 'Offer'))
  expect(offers.length).toBeGreaterThan(20)
  for (const { price, priceSpecification } of offers)
    expect(priceSpecification).toMatchObject({ price, valueAddedTaxIncluded: false })
})
