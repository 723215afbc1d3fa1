import { once } from '../../lib/once.ts'
import { fixedPaths } from '../../model/route.ts'
import { headOf } from '../shared/head.ts'
import { cityJsonLd } from './json-ld.ts'
import type { PageRecord } from '../shared/payload/page-record.ts'
import { withImage } from '../shared/share-image.ts'
import { createShow } from '../shared/show.ts'
import { cityTokens } from './inputs.ts'
import type { CityInputs, CitySite } from './inputs.ts'
import { cityPayload } from './make-payload.ts'

/** The record of a city's page, from its inputs alone. */
export function cityRecord({ own, shared }: CityInputs): PageRecord<'city'> {
  const { state, site } = shared
  const tokens = cityTokens(own, state)
  const show = showOf(site)
  const { seo, ...labels } = show(site.page, tokens)
  const payload = cityPayload({ own, shared }, { page: labels, faqs: show(site.faqs, tokens), tokens })
  const { canonicalPath } = own
  const head = withImage(headOf(seo, canonicalPath, site), canonicalPath, site)
  return {
    path: own.path,
    kind: 'city',
    section: fixedPaths.cities,
    head,
    jsonLd: cityJsonLd(head, payload, canonicalPath, site),
    payload,
  }
}

/** Texts that all cities share are prepared once. */
const showOf = once(({ notes }: CitySite) => createShow(notes))
