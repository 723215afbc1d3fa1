import { describe, expect, test } from 'vitest'
import { distanceTo } from '../../../codegen/pages/topics/places/distance-to.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { cities, nameOf, places, states } from '../../helpers/site/records.ts'
import { getPage, mainText, sectionHeaded, textOf } from '../../helpers/site/built-site.ts'

const trades = readData('trades.yaml') as Record<string, { name: string }>
const ownSlugs = Object.keys(cities).filter((slug) => cities[slug]!.within === undefined)
const parts = Object.keys(cities).filter((slug) => cities[slug]!.within !== undefined)
const partHeaded = (slug: string, start: string) => sectionHeaded(getPage(`/gst/${slug}`).root, start)

describe('trades', () => {
  const shown = (slug: string) => textOf(partHeaded(slug, `What ${nameOf(slug)} sells`))
  // Neither what is no trade of a city nor a first sentence on a trade that does not fit what the
  // city is known for.
  test.each([
    [/Cotton/, ['surat', 'silvassa']],
    [/Coal/, ['bhilwara', 'udaipur', 'kadapa', 'vasco-da-gama']],
    [/trawler/, ['darbhanga']],
    [/Carpets/, ['alappuzha']],
    [/Knitwear/, ['ballari', 'jabalpur', 'solapur']],
    [/Ceramic/, ['gorakhpur']],
    [/Shipping/, ['singrauli']],
    [/Auto components/, ['anantapur']],
    [/Block printing/, ['gandhinagar']],
    [/Plywood and timber/, ['hoshiarpur']],
    [/hallmark/i, ['surat', 'mumbai']],
    [/farmer/i, ['bhiwandi', 'burhanpur']],
    [/raw cotton/i, ['coimbatore']],
    [/areca nut/i, ['chikkamagaluru']],
    [/ginger/i, ['kochi', 'jodhpur']],
    [/house boat/i, ['gangtok', 'shimla', 'leh']],
    [/higher secondary/i, ['kota']],
    [/in another state/i, ['pune']],
    [/your own paper, a book/i, ['sivakasi']],
    [/building bricks/i, ['morbi']],
    [/shellac/i, ['jagdalpur']],
    [/slaughterhouse/i, ['kozhikode']],
    [/fish/i, ['nellore']],
  ])('say nothing of %s on the pages of %s', (words, slugs) =>
    expect(slugs.filter((slug) => words.test(shown(slug)))).toEqual([]),
  )
  test.each([
    ['yamunanagar', 'plywood'],
    ['rohtak', 'tools-fasteners'],
    ['silchar', 'tea'],
    ['tumakuru', 'coconut'],
    ['kalaburagi', 'pulses'],
  ])('on the page of %s name %s, which is', (slug, id) => {
    expect(cities[slug]!.trades).toContain(id)
    expect(shown(slug)).toContain(trades[id]!.name)
  })
  test.each([
    ['sri-ganganagar', 'raw cotton from a farmer'],
    ['alappuzha', 'house boat'],
    ['jalgaon', 'chips, powder and dried fruit are taxable'],
    ['veraval', 'pulp, dried slices, juice and pickle are taxable'],
  ])('on the page of %s say what concerns it: %s', (slug, words) => expect(shown(slug)).toContain(words))
  test('of fish are one on a page: what the sea yields is no proof of ponds', () => {
    const both = ['fisheries-seafood', 'inland-fish']
    expect(ownSlugs.filter((slug) => both.every((id) => cities[slug]!.trades?.includes(id)))).toEqual([])
  })
  test('that speak for one product name it once', () => {
    expect(shown('darjeeling')).not.toMatch(/Darjeeling tea, Darjeeling tea/i)
    expect(shown('tiruppur')).not.toContain('Hosiery garments, hosiery')
  })
})

describe('places near by', () => {
  const linesOf = (slug: string) =>
    (partHeaded(slug, 'Trading near')?.querySelectorAll('li') ?? []).map((line) => ({
      slug: line.querySelector('a')!.getAttribute('href')!.replace('/gst/', ''),
      text: textOf(line),
    }))
  test('have their distance, their state where it is another one, and what their district is listed for', () => {
    const wrong = ownSlugs.flatMap((slug) =>
      linesOf(slug).flatMap((line) => {
        const { km } = distanceTo(places[slug]!.at!, places[line.slug]!.at!)
        const { state } = cities[line.slug]!
        const { district, products } = places[line.slug]!
        const wanted = [
          `${km} km `,
          ...(state === cities[slug]!.state ? [] : [states[state]!.name, `code ${states[state]!.gstCode}`]),
        ]
        // What the city's own district is listed for is on its page already.
        const isOther = district !== places[slug]!.district
        const [product] = products?.odop ?? products?.pmfme ?? []
        const isListed = product === undefined || line.text.includes(`, ${product}`) === isOther
        const isRight = km <= 180 && isListed && wanted.every((words) => line.text.includes(words))
        return isRight ? [] : [`${slug}: ${line.text}`]
      }),
    )
    expect(wrong).toEqual([])
    // Each stands in one group: the tax on goods that go there is one.
    const twice = (slug: string) => new Set(linesOf(slug).map((line) => line.slug)).size < linesOf(slug).length
    expect(ownSlugs.filter(twice)).toEqual([])
    expect(linesOf('tiruppur').map(({ text }) => text)).toContain(
      'Palakkad' + 'Kerala, code 32, 85 km south-west, Palakkadan Matta rice',
    )
  })
  test('have no name twice: Chandigarh is a city and its territory', () => {
    expect(linesOf('mohali').map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Chandigarhcode 04, /))
  })
  test('of a neighbourhood are the other parts of its city', () => {
    for (const slug of parts) {
      const { within } = cities[slug]!
      const others = parts.filter((part) => part !== slug && cities[part]!.within === within)
      expect(linesOf(slug)).toEqual([])
      if (others.length > 0) expect(mainText(`/gst/${slug}`)).toContain(`Other parts of ${nameOf(within!)}`)
    }
  })
})
