import type { City } from '#generated/records.ts'
import { listedProducts, speaksFor } from '../../model/places/speaks-for.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry, LinkedData } from '../../model/records.ts'
import type { Check } from '../check.ts'
import { checkReference } from './references/reference.ts'

// A hint must be short.
const mostNamed = 6

/** A page may claim a trade for its city only on evidence: a listed product, or a sentence. */
export const checkTradesOfPlaces: Check = (data, report) => {
  const { cities, places, trades } = data.catalogue
  for (const entry of trades.values()) {
    const reference = { who: `Trade "${entry.id}"`, entry, target: 'key', to: 'cities' } as const
    for (const id of Object.keys(entry.value.evidence ?? {}))
      checkReference(data, { ...reference, path: ['evidence', id], id }, report)
  }
  for (const entry of cities.values()) {
    const products = listedProducts(places.get(entry.id)?.value ?? {})
    // Nothing is known yet about a city without local facts.
    if (products.length === 0) continue
    for (const [index, id] of (entry.value.trades ?? []).entries()) {
      const trade = trades.get(id)?.value
      if (!trade || trade.evidence?.[entry.id] !== undefined || speaksFor(products, trade)) continue
      report({
        code: 'unsupported-trade',
        message: `City "${entry.id}" names trade "${id}", but none of its listed products belongs to it: ${shortList(products)}.`,
        place: placeIn(entry, ['trades', index]),
        hint: hintFor(data, entry, products, id),
      })
    }
  }
}

function hintFor(
  { catalogue }: LinkedData,
  { id: city, value }: Entry<City>,
  products: readonly string[],
  id: string,
): string {
  const others = [...catalogue.trades.values()]
    .filter((trade) => speaksFor(products, trade.value) && !value.trades?.includes(trade.id))
    .map((trade) => trade.id)
  const instead = others.length > 0 ? `They speak for ${shortList(others)}. ` : ''
  return `${instead}Remove ${id}, or write why ${value.name} is known for it in data/trades.yaml, under evidence of ${id}: "${city}: …".`
}

function shortList(names: readonly string[]): string {
  return [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])].join(', ')
}

/**
 * Section 24 requires registration of buyers who owe GST under reverse charge. Most kinds of
 * reverse charge bind registered buyers only, so they require nobody to register. A text may give
 * reverse charge as the reason only if it is tied to a fact about a kind that binds every buyer.
 */
export const checkReverseCharge: Check = (data, report) => {
  if (data.isPartial('facts')) return
  const { facts } = data.catalogue
  for (const { text, facts: ids, place } of adviceOf(data)) {
    const claim = findClaim(text)
    if (claim === undefined || ids.some((id) => facts.get(id)?.value.reverseCharge === 'any-buyer')) continue
    const ground = ids.find((id) => facts.get(id)?.value.reverseCharge === 'registered-buyers')
    report({
      code: 'reverse-charge',
      message: `The text says that reverse charge makes somebody register: "${claim}"${
        ground === undefined ? '.' : `, but fact "${ground}" binds registered buyers only.`
      }`,
      place,
      hint: 'Begin the sentence with "If you are registered" and leave out the duty to register. If this reverse charge binds any buyer, name a fact that has reverseCharge: any-buyer.',
    })
  }
}

/** The texts that tell visitors who must register, with their facts. */
function* adviceOf({ catalogue: { trades, states, checks } }: LinkedData) {
  for (const entry of trades.values())
    yield { text: entry.value.gst, facts: entry.value.facts ?? [], place: placeIn(entry, ['gst']) }
  for (const entry of states.values())
    if (entry.value.note)
      yield { text: entry.value.note, facts: entry.value.facts ?? [], place: placeIn(entry, ['note']) }
  for (const entry of checks.values())
    for (const [index, { heading, text, changes, next, fact }] of entry.value.outcomes.entries())
      for (const [key, said] of Object.entries({ heading, text, changes: changes.join(' '), next }))
        yield { text: said, facts: fact ? [fact] : [], place: placeIn(entry, ['outcomes', index, key]) }
}

const duties = [
  /\b(must|have to|has to|need to)\s+(\w+\s+){0,2}register\b/i,
  /\bmakes?\s+(\w+\s+){1,4}register\b/i,
  /\b(calls? for|forces?|needs?|requires?)\s+registration\b/i,
  /\bregisters?\b.*\b(any turnover|whatever)\b/i,
]
const denied = /\b(not|no|nobody|never|unless|once|only)\b/i
// "For that you must register" continues the sentence before it.
const continues = /^(this|that|it|for (this|that|it))\b/i

/** The sentences that give reverse charge as the reason to register. */
function findClaim(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?])\s+/)
  const isDuty = (sentence: string) => duties.some((duty) => duty.test(sentence)) && !denied.test(sentence)
  const index = sentences.findIndex(
    (sentence, at) =>
      isDuty(sentence) &&
      /reverse charge/i.test(continues.test(sentence) ? `${sentences[at - 1] ?? ''} ${sentence}` : sentence),
  )
  return index < 0 ? undefined : sentences[index]
}
