import { placeIn } from '../../model/records.ts'
import { namedPrices, pagesWithPrices, pricesIn } from '../../model/texts/price-tokens.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import type { Check } from './check.ts'

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
            hint: `${suggestionHint(price, known)} Write {price:gst-reg.basic}, {price:plan.starter} or {price:add-on.gst-reg}.`,
          })
      })
  }
}
