import type { Service } from '#generated/records.ts'
import type { Entry } from '../../model/records.ts'
import type { PlanContext } from '../context.ts'
import { serviceLink, servicesByCategory } from '../links.ts'
import type { ServicesPayload } from '../payloads/service-pages.ts'
import { getRecord } from '../../lib/present.ts'
import type { RoutePlan } from '../route-plan.ts'
import { planSinglePage } from './plan-single-page.ts'

export function planServiceIndex(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:services']
  return planSinglePage(
    {
      kind: 'services',
      entry,
      seo: entry.value.seo,
      anchors: [...context.data.catalogue.categories.keys()],
      payload: () => servicesPayload(context),
    },
    context,
  )
}

function servicesPayload({ data, show }: PlanContext): ServicesPayload {
  const groups = [...servicesByCategory(data)].map(([id, services]) => {
    const { name, description, icon } = show(getRecord(data.catalogue.categories, id).value)
    return { id, name, description, icon, services: services.map(listed) }
  })
  return { page: show(data.singles['page:services'].value), groups }
}

function listed(entry: Entry<Service>): ServicesPayload['groups'][number]['services'][number] {
  const { aliases } = entry.value
  return { ...serviceLink(entry), ...(aliases ? { aliases } : {}) }
}
