import { formatRupees, tiers } from '../../model/texts/format.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry, LinkedData } from '../../model/records.ts'
import { passes } from '../../problem/problem.ts'
import type { KeyPath, Report } from '../../problem/problem.ts'
import type { Check } from '../check.ts'
import { namedPrices, pagesWithPrices, pricesIn } from '../../model/texts/price-tokens.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import { suggestionHint } from '../../problem/suggest.ts'

/** Prices agree with each other. One wrong digit may also part two that are the same. */
export const checkPrices: Check = (data, report) => {
  if (passes((tell) => checkPriceOrder(data, tell), report)) checkSamePrices(data, report)
}

/** Pages compute savings and put the cheapest first: one digit too many makes nonsense of both. */
function checkPriceOrder({ catalogue, singles: { plans } }: LinkedData, report: Report): void {
  for (const entry of catalogue.services.values()) {
    const { pricing } = entry.value
    if (!pricing) continue
    const prices = tiers.map((tier) => ({ name: tier, price: pricing[tier], path: ['pricing', tier] }))
    const packages: PriceList = { entry, what: `the packages of service "${entry.id}"`, prices }
    checkRising(packages, report)
    checkSteps(packages, report)
  }
  if (!plans) return
  const { home, pricing } = plans.value
  const onHome = home.map(({ name, price }, index) => ({ name, price, path: ['home', index, 'price'] }))
  checkRising({ entry: plans, what: 'the plans of the home page', prices: onHome }, report)
  checkTwice(plans, report)
  const hasSavings = checkSavings(plans, report)
  // A yearly price above its own plan's total is wrong, whatever its neighbours are.
  for (const key of hasSavings ? (['monthlyPrice', 'yearlyPrice'] as const) : (['monthlyPrice'] as const)) {
    const prices = pricing.map((plan, index) => ({ name: plan.name, price: plan[key], path: ['pricing', index, key] }))
    checkRising({ entry: plans, what: `the plans of the pricing page (${key})`, prices }, report)
  }
}

interface PriceList {
  entry: Entry<unknown>
  what: string
  prices: readonly { name: string; price: number; path: KeyPath }[]
}

function checkRising({ entry, what, prices }: PriceList, report: Report): void {
  const index = prices.findIndex(({ price }, at) => price < (prices[at - 1]?.price ?? 0))
  const [before, after] = [prices[index - 1], prices[index]]
  if (!before || !after) return
  // Of 9990, 199900 and 39990 the second is wrong: its neighbours agree with each other.
  const next = prices[index + 1]
  const wrong = next
    ? before.price > next.price
      ? before
      : after
    : (prices[index - 2]?.price ?? Infinity) <= after.price
      ? before
      : after
  report({
    code: 'price-order',
    message: `Among ${what}, "${before.name}" costs ${formatRupees(before.price)} and "${after.name}", which follows it, only ${formatRupees(after.price)}.`,
    place: placeIn(entry, wrong.path),
    hint: 'The cheapest comes first. Look for a digit too many or too few.',
  })
}

// A package costs at most about three times the one before; a wrong digit makes that ten.
const steepest = 8

/** Prices also rise when the last has a digit too many or the first a digit too few. */
function checkSteps({ entry, what, prices }: PriceList, report: Report): void {
  const index = prices.findIndex(({ price }, at) => price > steepest * (prices[at - 1]?.price ?? Infinity))
  const [before, after] = [prices[index - 1], prices[index]]
  if (!before || !after) return
  report({
    code: 'price-order',
    message: `Among ${what}, "${before.name}" costs ${formatRupees(before.price)} and "${after.name}" ${formatRupees(after.price)}, ${Math.floor(after.price / before.price)} times as much.`,
    place: placeIn(entry, (index === 1 ? before : after).path),
    hint: 'Look for a digit too many or too few.',
  })
}

/** The home page and the pricing page show the same plans, one after the other. */
function checkTwice(plans: NonNullable<LinkedData['singles']['plans']>, report: Report): void {
  const { home, pricing } = plans.value
  // Plans that do not rise are reported elsewhere.
  if (home.some(({ price }, index) => price < (home[index - 1]?.price ?? 0))) return
  home.forEach(({ name, price }, index) => {
    const other = pricing[index]
    if (other === undefined || other.monthlyPrice === price) return
    report({
      code: 'price-order',
      message: `The home page says ${formatRupees(price)} for "${name}", and the pricing page ${formatRupees(other.monthlyPrice)} for the same plan, "${other.name}".`,
      place: placeIn(plans, ['home', index, 'price']),
      also: { message: 'The other price is here.', place: placeIn(plans, ['pricing', index, 'monthlyPrice']) },
      hint: 'Write the same price in both.',
    })
  })
}

/** Whether every plan costs less by the year than by the month. */
function checkSavings(plans: NonNullable<LinkedData['singles']['plans']>, report: Report): boolean {
  plans.value.pricing.forEach(({ name, monthlyPrice, yearlyPrice, originalYearlyPrice }, index) => {
    const at = (key: string) => placeIn(plans, ['pricing', index, key])
    const twelve = 12 * monthlyPrice
    if (yearlyPrice >= originalYearlyPrice) {
      const saved = originalYearlyPrice - yearlyPrice
      const percent = Math.round((saved / originalYearlyPrice) * 100)
      report({
        code: 'price-order',
        message: `Plan "${name}" costs ${formatRupees(yearlyPrice)} a year and ${formatRupees(originalYearlyPrice)} in single months: the page would say that ${formatRupees(saved)}, or ${percent}%, is saved.`,
        place: at('yearlyPrice'),
        hint: 'The yearly price lies below originalYearlyPrice. Look for a digit too many or too few.',
      })
    } else if (originalYearlyPrice !== twelve) {
      report({
        code: 'price-order',
        message: `Plan "${name}" costs ${formatRupees(monthlyPrice)} a month, which is ${formatRupees(twelve)} in twelve months, but the page would strike through ${formatRupees(originalYearlyPrice)}.`,
        place: at('originalYearlyPrice'),
        hint: `Write originalYearlyPrice: ${twelve}, or mend the monthly price.`,
      })
    }
  })
  return plans.value.pricing.every(({ yearlyPrice, originalYearlyPrice }) => yearlyPrice < originalYearlyPrice)
}

/** A plan or an add-on that is also a package of a service has its price. */
function checkSamePrices(data: LinkedData, report: Report): void {
  const { plans } = data.singles
  if (!plans || data.isPartial('services')) return
  const prices = namedPrices(data)
  for (const [index, pair] of (plans.value.samePrices ?? []).entries()) {
    const [one, other] = pair.map((name) => prices.get(name))
    if (one && other && one.price !== other.price)
      report({
        code: 'price-order',
        message: `"${pair[1]}" costs ${formatRupees(other.price)}, and "${pair[0]}" ${formatRupees(one.price)}, but samePrices in data/plans.yaml says that they are one price.`,
        place: placeIn(other.entry, other.path),
        also: { message: 'The other price is here.', place: placeIn(one.entry, one.path) },
        hint: 'Write the same price in both. If they are two prices from now on, delete their line under samePrices.',
      })
    for (const [at, name] of pair.entries())
      if (!prices.has(name))
        report({
          code: 'unknown-token',
          message: `samePrices names the price "${name}", which does not exist.`,
          place: placeIn(plans, ['samePrices', index, at]),
          hint: suggestionHint(name, [...prices.keys()]),
        })
  }
}

/** A price that a text names must exist. */
export const checkPriceNames: Check = (data, report) => {
  if (data.isPartial('services') || data.isPartial('plans')) return
  const known = [...namedPrices(data).keys()]
  for (const name of pagesWithPrices) {
    const entry = data.singles[name]
    if (entry)
      visitTexts(entry.value, (text, path) => {
        for (const price of pricesIn(text).filter((one) => !known.includes(one)))
          report({
            code: 'unknown-token',
            message: `The text names the price "${price}", which does not exist.`,
            place: placeIn(entry, path),
            hint: `${suggestionHint(price, known)} Write {price:gst-reg.basic}, {published:plan.starter} or {published:add-on.gst-reg}.`,
          })
      })
  }
}
