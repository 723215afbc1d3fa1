import type { Kind } from '../model/page-kinds.ts'
import { about } from './about/page.ts'
import { article } from './article/page.ts'
import { blog } from './blog/page.ts'
import { calculator } from './calculator/page.ts'
import { calculators } from './calculators/page.ts'
import { calendar } from './calendar/page.ts'
import { careers } from './careers/page.ts'
import { check } from './check/page.ts'
import { checkOutcome } from './check-outcome/page.ts'
import { cities } from './cities/page.ts'
import { city } from './city/page.ts'
import { compare } from './compare/page.ts'
import { contact } from './contact/page.ts'
import { corrections } from './corrections/page.ts'
import { estimator } from './estimator/page.ts'
import { home } from './home/page.ts'
import { howItWorks } from './how-it-works/page.ts'
import { job } from './job/page.ts'
import { late } from './late/page.ts'
import { legal } from './legal/page.ts'
import { notFound } from './not-found/page.ts'
import { offline } from './offline/page.ts'
import { payment } from './payment/page.ts'
import { pricing } from './pricing/page.ts'
import { search } from './search/page.ts'
import { service } from './service/page.ts'
import { serviceNotFound } from './service-not-found/page.ts'
import { services } from './services/page.ts'
import { state } from './state/page.ts'
import { translatedKinds, withLanguages } from './topics/translations/plan-languages.ts'
import { lazily } from '../lib/once.ts'
import type { CardTexts, Page } from './page.ts'
import type { PlanContext, WholeContext } from './shared/context.ts'
import type { Layout } from '#src/content/payload/layout.ts'
import type { PageRecord } from '#src/content/types.ts'
import type { Outline } from './topics/prose/outline.ts'
import { fingerprintRecord } from './shared/route-plan.ts'
import type { PagePlan, RoutePlan } from './shared/route-plan.ts'

/** Every kind of page, in the order of the sitemap. */
export const pages: { readonly [K in Kind]: Page<K> } = {
  home,
  about,
  'how-it-works': howItWorks,
  pricing,
  contact,
  payment,
  'not-found': notFound,
  'service-not-found': serviceNotFound,
  offline,
  services,
  careers,
  blog,
  calendar,
  cities,
  check,
  calculators,
  late,
  compare,
  corrections,
  service,
  job,
  legal,
  article,
  calculator,
  estimator,
  'check-outcome': checkOutcome,
  state,
  city,
  search,
}

export function planRoutes(context: WholeContext): RoutePlan[] {
  const planned: PagePlan[] = []
  for (const { plan } of Object.values(pages)) planned.push(...plan(context, planned))
  return withLanguages(planned, context, planTranslated).map((page) =>
    toRoute(page, pages[page.kind].namesCities ? undefined : context),
  )
}

/** The pages of the kinds that have translations. */
const planTranslated = (local: WholeContext) => translatedKinds.flatMap((kind) => pages[kind].plan(local, []))

/** `context` is that of pages without cities. One fingerprint identifies all records from it. */
function toRoute(page: PagePlan, context: PlanContext | undefined): RoutePlan {
  const { inputs } = page
  if (inputs !== undefined) return { ...page, fingerprint: inputs }
  // The number of such pages does not grow with the cities, so their records are kept: a build asks
  // for them up to three times.
  const record = lazily(page.record)
  const fingerprint = lazily(() => fingerprintRecord(record()))
  return {
    ...page,
    record,
    fingerprint: () => context?.memo('record', `${context.basis} ${page.path}`, fingerprint) ?? fingerprint(),
  }
}

export const hasTwin = (kind: Kind) => pages[kind].twin !== undefined

/** The contents of a page's Markdown twin. Undefined for kinds without twins. */
export function planTwin<K extends Kind>({ kind, path, head, payload }: PageRecord<K>): Outline | undefined {
  const address = head.canonical ?? path
  const twin = pages[kind].twin?.({ payload, address })
  if (!twin) return undefined
  return { ...twin, sections: twin.sections.filter(isFilled), address, description: head.description }
}

const isFilled = ({ paragraphs = [], points = [], text = '' }: Outline['sections'][number]): boolean =>
  paragraphs.length > 0 || points.length > 0 || text !== ''

export type ShareCard = Required<CardTexts> & { firm: string }

/** The parts of the layout that a card uses: a new menu entry changes no picture. */
export type CardLayout = Pick<Layout, 'name' | 'tagline'>

const mostFacts = 3

export function shareCard<K extends Kind>(
  { kind, head, payload }: PageRecord<K>,
  { name, tagline }: CardLayout,
): ShareCard {
  const { heading, kicker = tagline, facts = [] } = pages[kind].card?.(payload) ?? { heading: head.title }
  return { firm: name, kicker, heading, facts: facts.slice(0, mostFacts) }
}
