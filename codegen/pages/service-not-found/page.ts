import { fixedPaths, servicePath } from '../../model/route.ts'
import { recordPages } from '../page.ts'

export const serviceNotFound = recordPages('service-not-found', {
  entries: ({ data }) => {
    const texts = data.singles['page:service']
    return [{ ...texts, value: texts.value.notFound, path: ['notFound'] }]
  },
  more: () => ({ section: fixedPaths['service-not-found'] }),
  payload: ({ data: { singles } }, { value: { seo: _, ...texts } }) => ({
    ...texts,
    suggestions: singles['page:not-found'].value.suggestions,
    field: singles.navigation.value.search,
    redirects: Object.fromEntries(
      Object.entries(singles.redirects.value).filter(([from]) => from.startsWith(servicePath(''))),
    ),
  }),
})
