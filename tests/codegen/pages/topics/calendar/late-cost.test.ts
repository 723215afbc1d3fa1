import { expect, test } from 'vitest'
import { calendarDates } from '../../../../../codegen/pages/topics/calendar/due-dates.ts'
import { lateCostOf } from '../../../../../codegen/pages/topics/calendar/late-cost.ts'
import { realSite } from '../../../../helpers/project/site-folder.ts'

const { data } = (await realSite()).context
const words = data.singles['page:calendar'].value.late
const dates = calendarDates(data)

test('each rule that names what a delay costs has it said', () => {
  const named = dates.filter(({ rule }) => rule.lateCosts !== undefined)
  const said = named.filter((date) => lateCostOf(date, data, words) !== undefined)
  expect(new Set(said.map(({ ruleId }) => ruleId))).toEqual(new Set(named.map(({ ruleId }) => ruleId)))
})

test.each([
  ['llp/llp-11', '1 to 30 times the normal fee, more after 360 days.'],
  ['roc/adt-1', '1 to 12 times the normal fee.'],
  ['roc/dpt-3', '2 to 12 times the normal fee.'],
  ['income-tax/advance-tax', 'interest of 1% to 3% of the shortfall.'],
  ['roc/fla', 'a fee of ₹7,500.'],
  // Its rule also has the fees of an application, and of an update in time.
  ['trade/iec-update', 'a fee of ₹200.'],
  ['income-tax/advance-tax-presumptive', 'interest of 1% of the shortfall.'],
])('%s says the range of its cost', (rule, said) => {
  const costs = dates
    .filter(({ ruleId }) => ruleId === `due-dates/${rule}`)
    .map((date) => lateCostOf(date, data, words))
  expect([...new Set(costs)]).toEqual([said])
})
