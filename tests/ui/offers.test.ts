import { expect, test } from 'vitest'
import type { Service } from '#generated/records.ts'
import { formatRupees } from '../../codegen/model/texts/format.ts'
import { offerFor } from '../../src/sections/calculators/calculator/delay/delay-calculator.tsx'
import { calculatorPages } from '../helpers/project/calculators.ts'
import { readData } from '../helpers/project/read-data.ts'

const priceOf = (id: string) => (readData(`services/${id}.yaml`) as Service).pricing?.basic

/** The answers whose price a service has, and that service. No other answer is offered a price. */
const priced: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'gst-late-fee': {
    'form=gstr-3b': 'gst-return',
    'form=gstr-3b-quarterly': 'gst-return',
    'form=gstr-1': 'gst-return',
    'form=gstr-1-quarterly': 'gst-return',
    'form=gstr-9': 'gst-annual-return',
  },
  'income-tax-late-fee': { 'what=return&who=individual': 'income-tax-return' },
}

test.each([...calculatorPages])('%s offers a price only for the forms whose price it is', (id, page) => {
  const [first] = page.questions
  const answers = (first!.choices ?? []).flatMap(({ value }) => {
    const who = page.questions.find((one) => one.when?.[first!.id]?.includes(value) && one.id === 'who')
    return who ? who.choices!.map((one) => `${first!.id}=${value}&who=${one.value}`) : [`${first!.id}=${value}`]
  })
  const offered = answers.flatMap((query) => {
    const service = offerFor(page.questions, Object.fromEntries(new URLSearchParams(query)))
    return service === undefined ? [] : [[query, service]]
  })
  expect(Object.fromEntries(offered)).toEqual(priced[id] ?? {})
  for (const [service, { href, from }] of Object.entries(page.offers)) {
    expect(href).toBe(`/services/${service}`)
    const price = priceOf(service)
    // With the words that every price has: "with GST".
    expect(from?.startsWith(formatRupees(Math.round((price ?? 0) * 1.18))) ?? 'none').toBe(
      price === undefined ? 'none' : true,
    )
  }
})
