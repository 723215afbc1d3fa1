import { describe, expect, test } from 'vitest'
import { readData, readDataFolder } from '../../helpers/project/read-data.ts'
import { getPage, textOf } from '../../helpers/site/built-site.ts'

const services = Object.entries(readDataFolder('services'))

describe('every page of a service says what the job costs in all, and what being late costs where it does', () => {
  test.each(services)('%s', (id, service) => {
    const page = getPage(`/services/${id}`)
    const costs = textOf(page.root.querySelector('#costs'))
    expect(textOf(page.root.querySelector('#pricing')) + costs).toContain('GST on our fee')
    expect(costs).toContain('Stamp duty')
    for (const question of service.costs.decidedBy as string[]) expect(costs).toContain(question)
    for (const { what } of service.costs.government as { what: string }[])
      expect(costs).toContain(`Government fee: ${what}`)
    const lateness = page.root.querySelector('#lateness')
    expect(lateness === null, id).toBe(service.lateness === undefined)
    if (lateness === null) return
    const said = textOf(lateness)
    expect(said).not.toContain('The law sets no date')
    for (const { what, amount } of service.lateness.charges as { what: string; amount: string | { text: string } }[]) {
      expect(said).toContain(what)
      expect(said).toContain(typeof amount === 'string' ? amount : amount.text)
    }
    expect(said).toContain(service.lateness.remedy)
  })
})

test('every package says what its money buys, and that this is a proposal while the firm has not confirmed it', () => {
  const priced = services.filter(([, service]) => service.pricing?.adds !== undefined)
  expect(priced).toHaveLength(12)
  for (const [id, { pricing }] of priced) {
    const shown = textOf(getPage(`/services/${id}`).root.querySelector('#pricing'))
    for (const tier of ['basic', 'premium', 'enterprise']) expect(shown).toContain(pricing.adds[tier])
    expect(shown.includes(readData('pages/service.yaml').pricing.unconfirmed), id).toBe(pricing.confirm === true)
  }
})
