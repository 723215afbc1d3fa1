import fc from 'fast-check'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import { describeDrafts } from '../../../../codegen/commands/validate.ts'
import { compareTexts } from '../../../../codegen/check/data-checks/translations/compare-texts.ts'
import { readLocaleId } from '../../../../codegen/model/locale.ts'
import { translatedFile, digestOfTexts } from '../../../../codegen/model/texts/translated-texts.ts'
import { visitTexts } from '../../../../codegen/model/texts/visit-texts.ts'
import type { PlannedSite } from '../../../../codegen/run-codegen.ts'
import { planRoutes, planTwin } from '../../../../codegen/pages/all-pages.ts'
import { languagesIn } from '../../../../codegen/pages/topics/translations/plan-languages.ts'
import { planSearch } from '../../../../codegen/pages/topics/search/plan-search.ts'
import { realSite, today } from '../../../helpers/project/site-folder.ts'
import { payloadOf, recordOf, useSiteFolder } from '../../../helpers/project/use-site-folder.ts'

// The page as it is rendered: tests/publish/edits/translated-page.test.ts
const site = useSiteFolder('small-site')

const [hindi, english] = ['/hi/services/gst-reg', '/services/gst-reg']
const own = 'services/gst-reg'
const files = [own, 'pages/service']
const team = 'data/team.yaml'
const digestOf = (file: string) => {
  const value: unknown = parse(site.read(`data/${file}.yaml`))
  return digestOfTexts(value, translatedFile(file)!)
}
const review = (day = '2026-11-20') => {
  for (const file of files)
    site.replace(
      `data/locales/hi/${file}.yaml`,
      '\ntexts:\n',
      `\nreview: { by: meera-iyer, reviewedOn: "${day}", of: "${digestOf(file)}" }\ntexts:\n`,
    )
}
const speak = () => site.replace(team, 'languages: [English, Tamil]', 'languages: [English, Hindi]')

const routeOf = ({ routes }: PlannedSite, path: string) => routes.find((route) => route.path === path)
/** The pages that a deploy publishes. */
const deployed = ({ context }: PlannedSite) => planRoutes({ ...context, isDeploy: true })
const found = (plan: PlannedSite) =>
  planSearch(plan.context.whole, plan.routes)
    .flatMap(({ entries }) => entries)
    .filter(({ href }) => href === hindi)

describe('a translation that nobody has read', () => {
  test('is a page that says so in its language and in English, and that no search engine lists', async () => {
    const plan = await site.plan()
    const { head, translation } = recordOf(plan, hindi)
    expect(head).toMatchObject({ isHidden: true })
    expect(head.alternates).toBeUndefined()
    expect(routeOf(plan, hindi)!.canonicalPath).toBe(english)
    expect(translation!.notes.map(({ language, text }) => [language, text.slice(0, 12)])).toEqual([
      ['hi', 'यह अनुवाद अभ'],
      [plan.context.data.singles.site.value.language, 'Nobody has r'],
    ])
    expect(recordOf(plan, english).translation!.links).toEqual([
      { href: hindi, label: 'यह पृष्ठ हिन्दी में पढ़ें', language: 'hi' },
    ])
  })

  test('is left out of a deploy, and nothing leads to it', async () => {
    const routes = deployed(await site.plan())
    expect(routes.map(({ path }) => path)).toContain(english)
    expect(routes.map(({ path }) => path)).not.toContain(hindi)
    for (const { record } of routes) expect(JSON.stringify(record())).not.toContain(`"${hindi}"`)
  })

  test('says what releases it', async () => {
    expect(describeDrafts(await site.plan())).toContain(
      `data/locales/hi/${own}.yaml is a draft, for nobody has read it. To release it: read it, and write above "texts", with your own id and day: review: { by: meera-iyer, reviewedOn: "${today}", of: "${digestOf(own)}" }.`,
    )
  })

  test('is one also where its reader does not speak the language, or has no name yet', async () => {
    review()
    const plan = await site.plan()
    expect(recordOf(plan, hindi).head.isHidden).toBe(true)
    expect(describeDrafts(plan).join()).toContain('Meera Iyer does not speak Hindi')
    site.replace(team, 'name: Meera Iyer', 'name: "[Name]"')
    expect(describeDrafts(await site.plan()).join()).toContain('"meera-iyer" is not named yet')
  })
})

describe('a translation that somebody has read', () => {
  test('is the English page in its language, with the same fees and sources, and can be found', async () => {
    review()
    speak()
    const plan = await site.plan()
    expect(describeDrafts(plan)).toEqual([])
    const record = recordOf(plan, hindi)
    expect(record).toMatchObject({ kind: 'service', language: 'hi', head: { canonical: expect.stringMatching(hindi) } })
    expect(record.translation!.notes).toEqual([
      { language: 'hi', text: 'समीक्षक: Meera Iyer, Chartered Accountant (ICAI 219054), 20 नवंबर 2026' },
    ])
    const shown = (path: string) => {
      const { prices, priceRange, figures } = payloadOf(plan, path, 'service')
      const fees = [priceRange, ...(prices ?? []).map(({ price }) => price)].map((price = '') => price.split(/\s/))
      return { fees, sources: figures.sources.map(({ topic }) => topic) }
    }
    const inHindi = JSON.stringify(shown(english)).replaceAll('"with","GST"', '"GST","सहित"')
    expect(shown(hindi)).toEqual(JSON.parse(inHindi))
    expect(JSON.stringify(record.jsonLd)).toContain('"name":"जीएसटी पंजीकरण"')
    expect(planTwin(record)).toMatchObject({ title: 'जीएसटी पंजीकरण', address: record.head.canonical })
    expect(found(plan)).toEqual([{ title: 'जीएसटी पंजीकरण और GSTIN', href: hindi }])
    const named = recordOf(plan, english).head.alternates!.map(({ href }) => new URL(href).pathname)
    expect(named).toEqual([english, hindi])
    expect(record.head.alternates).toEqual(recordOf(plan, english).head.alternates)
  })

  test('is a draft again once its English text changes; its address leads to the English page after a deploy', async () => {
    review()
    speak()
    site.replace(`data/${own}.yaml`, 'Proof of the principal place', 'Two proofs of the principal place')
    const run = await site.run()
    expect(run.problems.map(({ code }) => code)).toEqual(['draft-translation'])
    expect(recordOf(run.site!, hindi).head.isHidden).toBe(true)
    const routes = deployed(run.site!)
    const { head, language, payload } = recordOf({ routes }, hindi)
    expect([new URL(head.canonical!).pathname, language]).toEqual([english, undefined])
    expect(payload).toEqual(recordOf({ routes }, english).payload)
  })
})

describe('the translations of the site', async () => {
  const plan = await realSite()
  const { locales, facts, languages } = plan.context.data.catalogue
  const translated = plan.routes.filter(({ language }) => language !== undefined)
  const paths = new Set(translated.map(({ path }) => path))

  test.each(languagesIn(plan.context.whole))(
    'in %s lead to each other, and to English pages only where there is no other',
    (language) => {
      const pages = translated.filter((one) => one.language === language)
      expect(pages.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['city', 'service', 'check', 'check-outcome']),
      )
      for (const { path, record } of pages) {
        const { payload, translation } = record()
        visitTexts(payload, (text, at) => {
          if (!String(at.at(-1)).toLowerCase().endsWith('href')) return
          const [to = ''] = text.split(/[?#]/)
          expect(paths.has(`/${language}${to}`), `${path} leads to ${text}`).toBe(false)
        })
        expect(translation!.links.some(({ href }) => `/${language}${href}` === path)).toBe(true)
      }
    },
  )

  test('notice a figure or a name in braces that is changed in any of their texts', () => {
    const texts = [...locales.values()].flatMap(({ id, value }) => {
      const { language, file, name } = readLocaleId(id)
      const known = translatedFile(file)
      const { lakh = '', crore = '' } = languages.get(language)?.value.pages ?? {}
      const found: { path: readonly (string | number)[]; text: string }[] = []
      visitTexts(value.texts, (text, path) => {
        if (/\d|\{/.test(text) && !path.includes('keywords')) found.push({ path, text })
      })
      return known === undefined
        ? []
        : found.map((one) => ({
            ...one,
            texts: value.texts,
            english: known.english(plan.context.data, name),
            known,
            units: { lakh, crore },
            language,
          }))
    })
    expect(texts.length).toBeGreaterThan(1000)
    fc.assert(
      fc.property(fc.constantFrom(...texts), ({ path, text, texts: whole, english: original, known, ...more }) => {
        const changed = structuredClone(whole)
        const at = path
          .slice(0, -1)
          .reduce<Record<string | number, unknown>>((one, key) => one[key] as never, changed as never)
        at[path.at(-1)!] = changeFirst(text)
        const compare = (value: unknown) => compareTexts(original, value, { ...more, file: known, facts, terms: {} })
        expect(compare(whole)).toEqual([])
        expect(compare(changed)).not.toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})

/** A text with another number, or without a name in braces, wherever it stands. */
function changeFirst(text: string): string {
  const [first = ''] = /\d[\d,.]*|\{\w+\}/.exec(text) ?? []
  return text.replaceAll(first, first.startsWith('{') ? '' : `7${first}`)
}
