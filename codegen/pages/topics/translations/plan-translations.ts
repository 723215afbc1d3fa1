import type { Service, Team } from '#generated/records.ts'
import { isRecord } from '../../../lib/is-record.ts'
import { getRecord, present } from '../../../lib/present.ts'
import { readLocaleId, serviceWordsId } from '../../../model/locale.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, SiteData } from '../../../model/records.ts'
import { servicePath } from '../../../model/route.ts'
import { formatDate, tiers } from '../../../model/texts/format.ts'
import { digestOfTexts } from '../../../model/texts/translated-texts.ts'
import { serviceJsonLd } from '../../service/json-ld.ts'
import type { ServicePayload } from '#src/pages/service/payload.ts'
import type { PlanContext } from '../../shared/context.ts'
import { figuresOf } from '../../shared/facts.ts'
import { credentialsOf, describeReview, isNamed } from '../../shared/firm.ts'
import type { LanguageLink } from '#src/content/payload/links.ts'
import { planPage } from '../../page.ts'
import type { PagePlan } from '../../shared/route-plan.ts'

type Locale = ReturnType<typeof localesIn>[number]
type Translation = ReturnType<typeof translationsOf>[number]

/** The files of data/locales that translate a service. */
const localesIn = ({ catalogue }: SiteData) =>
  [...catalogue.locales.values()].flatMap((entry) => {
    const { language, folder, name } = readLocaleId(entry.id)
    return folder === 'services' ? [{ entry, language, service: name, path: `/${language}${servicePath(name)}` }] : []
  })

/** The pages of a service in other languages that are built because somebody has reviewed them. */
export function translationsOf(service: string, data: SiteData) {
  const locales = localesIn(data).filter((one) => one.service === service)
  return locales.flatMap((locale) => {
    const { language } = locale
    const review = reviewOf(locale, data)
    if ('why' in review) return []
    const { pages } = getRecord(data.catalogue.languages, language).value
    return {
      ...locale,
      // The words around pages in the language.
      words: present(pages, `words around pages in the language "${language}"`),
      // The texts around every page of its kind.
      labels: getRecord(data.catalogue.locales, serviceWordsId(language)).value.texts,
      ...review,
    }
  })
}

/** The pages in other languages that wait for a review. */
export function heldBackIn(data: SiteData) {
  return localesIn(data).flatMap((locale) => {
    const review = reviewOf(locale, data)
    return 'why' in review ? { path: locale.path, file: locale.entry.source.file, ...review } : []
  })
}

function reviewOf(
  { entry, language, service }: Locale,
  { catalogue, singles, today }: SiteData,
): { why: string; release: string } | { reviewer: Team['people'][string]; reviewedOn: string } {
  const { people, reviewer: first } = singles.team.value
  const { name } = getRecord(catalogue.languages, language).value
  const { review } = entry.value
  if (!review)
    return {
      why: 'nobody has reviewed it',
      release: `read it, and write above "texts", with your own id and day: review: { by: ${first}, reviewedOn: "${today}", of: "${digestOfTexts(getRecord(catalogue.services, service).value)}" }`,
    }
  const reviewer = present(people[review.by], `person "${review.by}"`)
  if (!isNamed(reviewer))
    return {
      why: `its reviewer "${review.by}" is not named yet`,
      release: `write name and membership number of "${review.by}" in data/team.yaml`,
    }
  if (!reviewer.languages.includes(name))
    return {
      why: `its reviewer ${reviewer.name} does not speak ${name}`,
      release: `name somebody who does, or add ${name} to the languages of "${review.by}" in data/team.yaml`,
    }
  return { reviewer, reviewedOn: review.reviewedOn }
}

/** The pages of a service in other languages, made from the English page's payload. */
export function planTranslations(
  entry: Entry<Service>,
  payload: () => ServicePayload,
  context: PlanContext,
): PagePlan[] {
  return translationsOf(entry.id, context.data).map((translation) => {
    const { path, language, reviewedOn } = translation
    const { texts } = translation.entry.value
    const seo = translate(entry.value.seo, texts['seo'])
    return planPage(context, {
      kind: 'service',
      path,
      seo: { ...seo, keywords: wordsOf(isRecord(texts['seo']) ? texts['seo']['keywords'] : []) },
      place: placeIn(translation.entry, ['texts', 'seo']),
      lastModified: reviewedOn,
      language,
      alternates: alternatesOf(entry.id, context),
      // The font of the share picture has Latin letters only.
      pictureOf: servicePath(entry.id),
      payload: () => payloadIn(translation, payload(), context),
      jsonLd: (head, own) => [serviceJsonLd(head, own, context)],
    })
  })
}

/** A list that each language fills on its own. */
const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : []

/** A service's page in all its languages, English first. Empty if there is only English. */
export function alternatesOf(service: string, { data }: PlanContext): { language: string; path: string }[] {
  const others = translationsOf(service, data)
  if (others.length === 0) return []
  const english = { language: data.singles.site.value.language, path: servicePath(service) }
  return [english, ...others.map(({ language, path }) => ({ language, path }))]
}

export function linksToTranslations(service: string, { data }: PlanContext): LanguageLink[] {
  return translationsOf(service, data).map(({ path, words, language }) => ({
    href: path,
    label: words.inThis,
    language,
  }))
}

function payloadIn(translation: Translation, original: ServicePayload, context: PlanContext): ServicePayload {
  const { words, language, path, reviewer, reviewedOn } = translation
  // Made from rules and dates, whose words are English.
  const { table: _, dueNext: __, inAll: ___, ...english } = original
  const labels = translate(english.labels, translation.labels)
  const service = translate(english.service, translation.entry.value.texts)
  const { catalogue, singles } = context.data
  const site = singles.site.value
  const { words: withTax } = context.prices.parts(0)
  const inThis = (price: string) => price.replace(withTax, words.withTax.replaceAll(' ', '\u00a0'))
  const texts = [getRecord(catalogue.services, english.id).value, singles['page:service'].value.costs]
  return {
    ...english,
    labels,
    service,
    address: context.origin + path,
    prices: english.prices?.map(({ price }, index) => {
      const tier = tiers[index] ?? 'basic'
      return { name: labels.pricing[tier], price: inThis(price), adds: service.pricing?.adds?.[tier] }
    }),
    priceRange: english.priceRange && inThis(english.priceRange),
    related: [],
    articles: [],
    tools: {
      head: [{ href: servicePath(english.id), label: words.inEnglish, language: site.language }],
      price: [],
      late: [],
    },
    breadcrumbs: [
      { label: words.home, href: context.crumbs.home.href ?? '/' },
      { label: words.services, href: context.crumbs.services.href ?? '/' },
      { label: service.title },
    ],
    contact: { ...english.contact, errors: words.errors },
    chatHref: context.chat(`${labels.chat.opening} ${service.title}`),
    review: describeReview(
      labels,
      formatDate(reviewedOn, language),
      `${words.reviewedBy} ${reviewer.name}, ${credentialsOf(reviewer)}`,
    ),
    figures: {
      ...figuresOf(texts, catalogue.facts, { otherwise: site.figuresAsOf, language }),
      // The names of laws, and the words for their subjects, are English.
      language: site.language,
    },
  }
}

/**
 * What a page shows, in another language. Texts without a translation stay, and a sentence with a
 * fact becomes a plain sentence.
 */
function translate<T>(shown: T, texts: unknown): T
function translate(shown: unknown, texts: unknown): unknown {
  if (typeof texts === 'string') return isRecord(shown) ? { text: texts } : texts
  if (Array.isArray(shown)) {
    const own: readonly unknown[] = Array.isArray(texts) ? texts : []
    return shown.map((one: unknown, index) => translate(one, own[index]))
  }
  if (!isRecord(shown) || !isRecord(texts)) return shown
  return Object.fromEntries(Object.entries(shown).map(([key, one]) => [key, translate(one, texts[key])]))
}
