import { describe, expect, test } from 'vitest'
import { getPage, isCanonical, mainText, readData, textOf } from '../../helpers/site/built-site.ts'

/**
 * A city's page must be true of its city. Search engines take pages that differ by a name for doorways, so what two pages have
 * in common within <main> is measured in two ways, and each must stay below the limit:
 * - sentences: how many of the shorter page's different sentences the other page has word for word;
 * - runs of five words: the resemblance by which near-duplicates are usually found, the runs that both pages have among all
 *   the runs that either has.
 * The closed list of sources at the end of a page, which names the same laws everywhere, is no part of either.
 * All pairs are compared of the canonical pages whose city has trades of its own in the data. A city that was just added with
 * its name and state alone is not held to this yet.
 */
const limits = { 'one state': 0.75, 'different states': 0.65 }
const runLength = 5

interface LocalPage {
  slug: string
  state: string
  sentences: Set<number>
  runs: Set<number>
}

const cities: LocalPage[] = Object.entries(
  readData('cities.yaml') as Record<string, { state: string; trades?: string[] }>,
)
  .filter(([slug, { trades }]) => trades && isCanonical(getPage(`/gst/${slug}`)))
  .map(([slug, { state }]) => ({
    slug,
    state,
    sentences: sentencesOf(guideText(slug)),
    runs: runsOf(guideText(slug)),
  }))

const pairs = cities.flatMap((one, index) =>
  cities.slice(index + 1).map((other) => ({
    one,
    other,
    relation: one.state === other.state ? ('one state' as const) : ('different states' as const),
  })),
)

const measures: Record<string, (one: LocalPage, other: LocalPage) => number> = {
  sentences: ({ sentences }, other) =>
    common(sentences, other.sentences) / Math.min(sentences.size, other.sentences.size),
  'runs of five words': ({ runs }, other) =>
    common(runs, other.runs) / (runs.size + other.runs.size - common(runs, other.runs)),
}

describe('city pages', () => {
  test('that are compared are at least forty, with neighbours in one state among them', () => {
    expect(cities.length).toBeGreaterThanOrEqual(40)
    expect(pairs.filter((pair) => pair.relation === 'one state').length).toBeGreaterThan(100)
  })

  for (const [measure, shareOf] of Object.entries(measures)) {
    test.each(Object.entries(limits) as [keyof typeof limits, number][])(
      `of two cities of %s share less than %d of their ${measure}`,
      (relation, limit) => {
        const tooAlike = pairs
          .filter((pair) => pair.relation === relation)
          .map((pair) => ({ ...pair, share: shareOf(pair.one, pair.other) }))
          .filter(({ share }) => share >= limit)
        expect(
          tooAlike
            .sort((a, b) => b.share - a.share)
            .slice(0, 30)
            .map(({ one, other, share }) => `${one.slug} and ${other.slug}: ${share.toFixed(2)}`),
        ).toEqual([])
      },
    )

    test(`are not told apart by the city's name alone: by its ${measure}, a page with another name in it is too alike`, () => {
      const renamed = guideText('pune').replaceAll('Pune', 'Nashik')
      const pune = cities.find((city) => city.slug === 'pune')!
      expect(shareOf(pune, { ...pune, sentences: sentencesOf(renamed), runs: runsOf(renamed) })).toBeGreaterThan(
        limits['different states'],
      )
    })
  }
})

function sentencesOf(text: string): Set<number> {
  return new Set(text.split(/(?<=[.?!:])\s+/).map(numberOf))
}

function runsOf(text: string): Set<number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}₹%.]+/gu) ?? []
  return new Set(
    words.slice(0, 1 - runLength).map((_, index) => numberOf(words.slice(index, index + runLength).join(' '))),
  )
}

/** A number for a text, the same for the same text: sets of numbers compare faster than sets of texts. FNV-1a, 32 bits. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash
}

function common(one: Set<number>, other: Set<number>): number {
  const [smaller, larger] = one.size < other.size ? [one, other] : [other, one]
  let count = 0
  for (const part of smaller) if (larger.has(part)) count++
  return count
}

function guideText(slug: string): string {
  const { root } = getPage(`/gst/${slug}`)
  const { sources } = readData('pages/city.yaml').figures as { sources: string }
  const lists = root.querySelectorAll('main details').map(textOf)
  return mainText(`/gst/${slug}`).replace(lists.find((text) => text.startsWith(sources)) ?? '', '')
}
