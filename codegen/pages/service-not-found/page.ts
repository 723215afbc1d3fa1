import { placeIn } from '../../model/records.ts'
import { fixedPaths, servicePath } from '../../model/route.ts'
import { planPage } from '../shared/plan-page.ts'
import type { Page } from '../page.ts'

const path = fixedPaths['service-not-found']

export const serviceNotFound: Page<'service-not-found'> = {
  plan: (context) => {
    const { singles } = context.data
    const entry = singles['page:service']
    const { seo, ...texts } = entry.value.notFound
    return [
      planPage(context, {
        kind: 'service-not-found',
        path,
        section: path,
        seo,
        place: placeIn(entry, ['notFound', 'seo']),
        payload: () => ({
          ...texts,
          suggestions: singles['page:not-found'].value.suggestions,
          field: singles.navigation.value.search,
          redirects: Object.fromEntries(
            Object.entries(singles.redirects.value).filter(([from]) => from.startsWith(servicePath(''))),
          ),
        }),
      }),
    ]
  },
  card: undefined,
  twin: undefined,
}
