import { expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { partsOf, textOf } from '../../helpers/site/built-site.ts'
import { isStated, rupees, testStated } from '../../helpers/site/stated.ts'
import type { Stated } from '../../helpers/site/stated.ts'

testStated([
  ['/pricing', 'li', ['Starter', '₹999', '₹833', '₹9,990', '₹11,988', '17%']],
  ['/pricing', 'li', ['Professional', '₹1,999', '₹1,666', '₹19,990', '₹23,988', 'Most Popular', '17%']],
  ['/pricing', 'li', ['Enterprise', '₹3,999', '₹3,333', '₹39,990', '₹47,988', 'Best Value', '17%']],
  ['/pricing', 'label', ['Yearly', 'Save 17%']],
  ['/pricing', 'li', ['GST Registration', '₹2,999']],
  ['/pricing', 'li', ['Company Incorporation', '₹8,999']],
  ['/pricing', 'li', ['Trademark Registration', '₹5,999']],
  ['/pricing', 'li', ['Annual Compliance', '₹15,999']],
  ...[
    /^7-day free trial$/i,
    /^no setup fees$/i,
    /^cancel anytime$/i,
    /^e-?mail support: 48-hour response$/i,
    /^priority phone support: 24-hour response$/i,
  ].map((claim): Stated => ['/pricing', 'li', [claim]]),
])

test('a plan of the pricing page shows six features and folds the others under their number', () => {
  const cards = partsOf('/pricing', 'main li').filter((card) => card.querySelector('details'))
  expect(cards).toHaveLength(3)
  for (const card of cards) {
    const [shown, folded] = [card.querySelector('ul')!, card.querySelector('details ul')!]
    expect(shown.querySelectorAll('li')).toHaveLength(6)
    expect(textOf(card.querySelector('summary'))).toContain(
      `Show ${folded.querySelectorAll('li').length} more features`,
    )
  }
})

test('the pricing page has two testimonials and three questions', () => {
  expect(partsOf('/pricing', 'main figure')).toHaveLength(2)
  expect(partsOf('/pricing', 'main details[name=plans]')).toHaveLength(3)
})

test('an add-on that is not the lowest package of its service says which package it is', () => {
  for (const { name, price, service } of readData('plans.yaml').addOns) {
    const { pricing } = readData(`services/${service}.yaml`)
    if (pricing && price !== pricing.basic)
      expect(isStated(['/pricing', 'li', [name, rupees(price), /(Basic|Premium|Enterprise) package/]]), name).toBe(true)
  }
})

test('each plan of the home page is one of the pricing page, by its name and its price', () => {
  const { home, pricing } = readData('plans.yaml')
  for (const { name, price } of home) {
    const same = pricing.find(({ monthlyPrice }: { monthlyPrice: number }) => monthlyPrice === price)
    expect(isStated(['/', 'tr', [name, rupees(price), `Our ${same.name} plan`, `Choose ${same.name}`]]), name).toBe(
      true,
    )
  }
})
