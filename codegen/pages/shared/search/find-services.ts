import { formatRupees } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { servicePath } from '../../../model/route.ts'
import { getRecord } from '../../../lib/present.ts'
import { servicesByCategory } from '../links.ts'
import { translationsOf } from '../translations/released.ts'
import type { SearchEntry } from '../../search/payload.ts'

/** Services in the order of the menu, with the words that people type for them. */
export function findServices(data: SiteData): SearchEntry[] {
  const { from } = data.singles['page:search'].value.results
  return [...servicesByCategory(data)].flatMap(([category, services]) => {
    const { name } = getRecord(data.catalogue.categories, category).value
    return services.flatMap(({ id, value: { title, shortTitle, aliases = [], pricing, seo } }) => {
      const words = [...(shortTitle === undefined ? [] : [shortTitle]), ...aliases]
      const entry = {
        title,
        href: servicePath(id),
        ...(words.length > 0 ? { words } : {}),
        ...(pricing ? { note: `${from} ${formatRupees(pricing.basic)}` } : {}),
        text: `${name}. ${seo.description}`,
      }
      const others = translationsOf(id, data).map(({ path, texts }) => ({ title: String(texts['title']), href: path }))
      return [entry, ...others]
    })
  })
}
